import { createScanner, getLocation, parse, printParseErrorCode, type ParseError } from 'jsonc-parser';

/** What should stand where a text stops being JSON. */
function wantedAt(text: string, { error, offset }: ParseError): string {
  const before = text.slice(0, offset).trimEnd().at(-1);
  const inList = typeof getLocation(text, offset).path.at(-1) === 'number';
  const name = before === '{' ? 'a field in quotes or }' : 'a field in quotes';
  switch (printParseErrorCode(error)) {
    case 'PropertyNameExpected':
      return name;
    case 'ColonExpected':
      return 'a colon';
    case 'CommaExpected':
      return inList ? 'a comma or ]' : 'a comma or }';
    case 'CloseBraceExpected':
      return before === '{' ? name : 'a comma or }';
    case 'CloseBracketExpected':
      return before === '[' ? 'a value or ]' : 'a comma or ]';
    case 'EndOfFileExpected':
      return 'the end';
    default:
      return before === '{' || (before === ',' && !inList) ? name : before === '[' ? 'a value or ]' : 'a value';
  }
}

/** The token that stands at a place, at most 20 characters of it, or the end. */
function foundAt(text: string, offset: number): { said: string; at: number } {
  const scanner = createScanner(text, true);
  scanner.setPosition(offset);
  scanner.scan();
  const at = scanner.getTokenOffset();
  const [token = ''] = text.slice(at, at + Math.min(20, scanner.getTokenLength())).split(/[\r\n]/);
  return token === '' ? { said: 'the end', at: text.trimEnd().length } : { said: token, at };
}

/** Where a text stops being JSON, in a sentence: `Line 3: a comma or } is expected, not "nth".` Null for JSON. */
export function findJsonFault(text: string): string | null {
  try {
    JSON.parse(text);
    return null;
  } catch {
    const errors: ParseError[] = [];
    parse(text, errors, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false });
    const [first] = errors;
    if (first === undefined) return 'This is not JSON.';
    const { said, at } = foundAt(text, first.offset);
    const line = text.slice(0, at).split('\n').length;
    return `Line ${String(line)}: ${wantedAt(text, first)} is expected, not ${said}.`;
  }
}
