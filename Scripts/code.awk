# Swift sources without comments and strings, as `path:line:text`, so that words in prose do not count.
FNR == 1 { inside = 0; literal = 0 }
{
  line = $0
  quotes = gsub(/"""/, "\"\"\"", line)
  if (literal) { if (quotes % 2) literal = 0; next }
  if (quotes % 2) { literal = 1; sub(/""".*/, "\"\"", line) }
  if (inside) { if (line !~ /\*\//) next; inside = 0; sub(/.*\*\//, "", line) }
  gsub(/\\\\/, "", line); gsub(/\\"/, "", line); gsub(/"[^"]*"/, "\"\"", line)
  gsub(/\/\*[^*]*\*\//, "", line)
  sub(/\/\/.*/, "", line)
  if (line ~ /\/\*/) { inside = 1; sub(/\/\*.*/, "", line) }
  if (line ~ /[^ \t]/) print FILENAME ":" FNR ":" line
}
