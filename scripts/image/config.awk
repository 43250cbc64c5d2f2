# Prints config.json as the environment says it: a field is VIGIA_ and its name in capitals (clientId: VIGIA_CLIENT_ID), an entry of a
# field that has entries is one variable (VIGIA_VIDEOS_MENU1). Ends with 1, and a sentence for each fault, where it can't.

function refuse(sentence) {
  print "vigia: " sentence > "/dev/stderr"
  refusals++
}

function quoted(text,   at, one, out) {
  out = ""
  for (at = 1; at <= length(text); at++) {
    one = substr(text, at, 1)
    out = out (one in escapes ? escapes[one] : one)
  }
  return "\"" out "\""
}

function variableOf(field,   at, one, out) {
  out = "VIGIA_"
  for (at = 1; at <= length(field); at++) {
    one = substr(field, at, 1)
    out = out (one ~ /[A-Z]/ ? "_" : "") toupper(one)
  }
  return out
}

function isAddress(text) {
  return text ~ /^\/($|[^\/\\])/ || text ~ /^https?:\/\/[^\/]/
}

# The text in the form of JSON that its kind has; refuses what is not of that kind.
function valueOf(name, kind, text) {
  if (kind == "text") return quoted(text)
  if (kind == "switch" || kind == "offer") {
    if (text == "true" || text == "false") return text
    if (kind == "switch") refuse(name " is true or false.")
    else if (isAddress(text)) return quoted(text)
    else refuse(name " is true, false or an address.")
  } else if (kind == "day") {
    if (text ~ /^[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]$/) return quoted(text)
    refuse(name " is a day like 2020-06-15.")
  } else if (kind == "share") {
    if (text ~ /^(0(\.[0-9]+)?|1(\.0+)?)$/) return text
    refuse(name " is a number from 0 to 1.")
  } else {
    if (kind == "addressOrNone" && text == "none") return "null"
    if (isAddress(text)) return quoted(text)
    refuse(name " is a path of this origin, or begins with http:// or https://" (kind == "addressOrNone" ? ", or is none." : "."))
  }
  return "null"
}

# Variables that an orchestrator adds for a service whose name begins with vigia.
function isOfService(name) {
  return name ~ /_(SERVICE|PORT)(_|$)/
}

function add(field, value) {
  document = document (document == "" ? "" : ",\n") "  " quoted(field) ": " value
}

# One variable an entry; a name that the field has no entry for is left to be refused as unknown.
function entriesOf(field, kind, keepsCase, names,   prefix, name, key, out) {
  prefix = variableOf(field) "_"
  out = ""
  for (name in ENVIRON) {
    if (index(name, prefix) != 1 || isOfService(name)) continue
    key = substr(name, length(prefix) + 1)
    if (!keepsCase) key = tolower(key)
    if (key !~ names) continue
    known[name] = 1
    if (ENVIRON[name] != "") out = out (out == "" ? "" : ", ") quoted(key) ": " valueOf(name, kind, ENVIRON[name])
  }
  if (out != "") add(field, "{ " out " }")
}

function need(name, what) {
  if (ENVIRON[name] == "") refuse(name " is missing: " what ".")
  return ENVIRON[name] != ""
}

function addField(field, kind,   name) {
  name = variableOf(field)
  known[name] = 1
  if (ENVIRON[name] != "") add(field, valueOf(name, kind, ENVIRON[name]))
}

function addNeeded(field, kind, what) {
  need(variableOf(field), what)
  addField(field, kind)
}

BEGIN {
  for (code = 1; code < 32; code++) escapes[sprintf("%c", code)] = sprintf("\\u%04x", code)
  escapes["\""] = "\\\""
  escapes["\\"] = "\\\\"

  known["VIGIA_UPSTREAM"] = known["VIGIA_LISTEN"] = 1
  upstream = ENVIRON["VIGIA_UPSTREAM"]
  if (need("VIGIA_UPSTREAM", "host and port of what answers for the gateway") && upstream !~ /^([A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\]):[1-9][0-9]*$/)
    refuse("VIGIA_UPSTREAM is a host and its port, like gateway:4600.")
  listen = ENVIRON["VIGIA_LISTEN"]
  if (listen != "" && (listen !~ /^[1-9][0-9]+$/ || listen < 1024 || listen > 65535)) refuse("VIGIA_LISTEN is a port from 1024 to 65535.")

  addNeeded("gateway", "address", "the gateway's address for the browser, like /production")
  addNeeded("identity", "addressOrNone", "the identity adapter's address, or none")
  addNeeded("oidc", "address", "the issuer of the OpenID Connect provider")
  addNeeded("clientId", "text", "the console's client at the provider")
  addField("marketplace", "address")
  addField("apiKey", "text")
  addField("operationKeys", "switch")
  addField("requiredSince", "day")
  entriesOf("enrolRights", "address", 1, "^[A-Z][A-Z]$")
  addField("legalBase", "address")
  entriesOf("videos", "address", 0, "^menu([1-9]|10|12|13)$")
  addField("survey", "switch")
  entriesOf("features", "offer", 0, "^(registration|recovery|password|auditors|linking)$")
  addField("errors", "address")
  addField("errorShare", "share")
  addField("telemetryShare", "share")
  addField("attach", "addressOrNone")

  for (name in ENVIRON)
    if (name ~ /^VIGIA_/ && !(name in known) && !isOfService(name)) refuse(name " is no variable of this image.")
  if (refusals > 0) exit 1
  print "{\n" document "\n}"
}
