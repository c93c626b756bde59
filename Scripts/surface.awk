# The public declarations of a module, one a line: `Enclosing.Type: declaration`.
#
# Reads `path:line:text` without comments and strings (see Scripts/check). Statements are joined over lines;
# bodies are skipped. What a public protocol asks for, a public enum lists and a public extension adds is
# public without saying so. A computed variable says whether it can be set.

function trimmed(text) { sub(/^[ \t]+/, "", text); sub(/[ \t]+$/, "", text); gsub(/[ \t]+/, " ", text); return text }

function scopeName(  level, name) {
  name = ""
  for (level = 1; level <= depth; level++)
    if (scope[level] != "") name = name (name == "" ? "" : ".") scope[level]
  return name
}

# What kind of thing the head of a declaration opens: type, members of a public protocol or enum, or code.
function opens(head) {
  if (head ~ /(^| )(class|struct|enum|protocol|extension|actor) [A-Za-z_]/ && head !~ /(^| )(func|var|let|init) /) {
    if (head ~ /(^| )(public|open) /) {
      if (head ~ /(^| )protocol /) return "protocol"
      if (head ~ /(^| )enum /) return "enum"
      if (head ~ /(^| )extension /) return "extension"
    }
    return "type"
  }
  return "code"
}

function isPublic(head,  around) {
  if (head ~ /(^| )import /) return 0
  if (head ~ /(^| )(public|open)( |$)/) return 1
  around = depth > 0 ? kind[depth] : ""
  if (around == "protocol") return head ~ /(^| )(func|var|init|subscript|associatedtype|typealias)[ (<?]/
  if (around == "enum") return head ~ /^(indirect )?case /
  if (around == "extension") return head !~ /(^| )(package|internal|private|fileprivate) / && head ~ /(^| )(func|var|let|init|subscript|struct|class|enum|typealias|static)[ (<?]/
  # A conformance is seen by everyone.
  return head ~ /^(@[A-Za-z_]+ )*extension [A-Za-z_.]+ *: /
}

# Called with a whole statement, before its body if it has one.
function declared(head, hasBody) {
  head = trimmed(head); gsub(/\( /, "(", head); gsub(/ \)/, ")", head)
  if (head == "" || head ~ /^#/ || !isPublic(head)) return ""
  if (head ~ /(^| )(var|let) [A-Za-z_`]+ ?:/) sub(/ = .*/, "", head)
  name = scopeName()
  entry = (name == "" ? "" : name ": ") head
  if (hasBody && head ~ /(^| )(var|subscript)[ (<]/) return entry
  print entry
  return ""
}

function startFile() { depth = 0; statement = ""; round = 0; accessor = ""; delete scope; delete kind }

# Whether a statement that could end here goes on in the next line.
function continues(statement, next_) {
  if (statement ~ /([,=:&(]|->|[|][|]| where| as| is)$/) return 1
  if (statement ~ /^((@[A-Za-z_]+(\([^)]*\))?|public|open|static|override|final) ?)+$/) return 1
  return next_ ~ /^(->|where |throws|rethrows|async|[:&,.?=+{]|&&|[|][|])/
}

{
  first = index($0, ":"); file = substr($0, 1, first - 1); line = substr($0, first + 1)
  line = trimmed(substr(line, index(line, ":") + 1))
  if (file != last) { startFile(); last = file }

  if (line ~ /^#(if|else|elseif|endif)/) next
  if (statement != "" && round == 0 && !continues(trimmed(statement), line)) {
    declared(statement, 0); statement = ""
  }

  # Inside a body only braces count, and whether a variable has a setter.
  if (depth > 0 && kind[depth] == "code" && line !~ /[{}]/) {
    if (accessor != "" && depth == accessorDepth && line ~ /^(nonmutating |mutating )?set$/) settable = 1
    next
  }
  if (statement != "") statement = statement " "
  if (accessor != "" && depth == accessorDepth && line ~ /(^|[{ ])((nonmutating |mutating )?(set|_modify)( |\(|\{|$)|(will|did)Set)/) settable = 1
  length_ = length(line)
  for (i = 1; i <= length_; i++) {
    c = substr(line, i, 1)
    if (depth > 0 && kind[depth] == "code") {
      if (c == "{") { depth++; kind[depth] = "code"; scope[depth] = "" }
      else if (c == "}") {
        if (accessor != "" && depth == accessorDepth) {
          print accessor (settable ? " { get set }" : " { get }"); accessor = ""
        }
        depth--
      }
      continue
    }
    if (c == "(" || c == "[") round++
    else if (c == ")" || c == "]") round--
    if (round > 0) { statement = statement c; continue }
    if (c == "{") {
      accessorEntry = declared(statement, 1)
      head = trimmed(statement)
      opened = opens(head)
      depth++; kind[depth] = opened; scope[depth] = ""
      if (opened != "code") {
        name = head; sub(/^(.* )?(class|struct|enum|protocol|extension|actor) /, "", name)
        sub(/[^A-Za-z0-9_.].*/, "", name); scope[depth] = name
      }
      if (accessorEntry != "") {
        accessor = accessorEntry; accessorDepth = depth
        settable = substr(line, i + 1) ~ /(^|[{ ])(set( |\(|\{|\}|$)|(will|did)Set)/
      }
      statement = ""
    } else if (c == "}") {
      declared(statement, 0); statement = ""; depth--
    } else if (c == ";") {
      declared(statement, 0); statement = ""
    } else statement = statement c
  }
}
END { if (statement != "") declared(statement, 0) }
