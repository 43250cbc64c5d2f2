type Expected = 'value' | 'value or ]' | 'name' | 'name or }' | ':' | 'next' | 'end';

const token =
  /[ \t\n\r]*([{}[\],:]|"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y;
const word = /[ \t\n\r]*(\S[^\s{}[\],:"]{0,19})/y;

const inWords = (expected: Expected, inside: string | undefined): string => {
  if (expected === 'next') return inside === '{' ? 'a comma or }' : 'a comma or ]';
  return {
    value: 'a value',
    'value or ]': 'a value or ]',
    name: 'a field in quotes',
    'name or }': 'a field in quotes or }',
    ':': 'a colon',
    end: 'the end',
  }[expected];
};

function after(part: string, expected: Expected, open: string[]): Expected | null {
  const closed = () => {
    open.pop();
    return open.length === 0 ? 'end' : 'next';
  };
  const isName = part.startsWith('"');
  switch (expected) {
    case 'name or }':
      return part === '}' ? closed() : isName ? ':' : null;
    case 'name':
      return isName ? ':' : null;
    case ':':
      return part === ':' ? 'value' : null;
    case 'next': {
      const inObject = open.at(-1) === '{';
      if (part === ',') return inObject ? 'name' : 'value';
      return part === (inObject ? '}' : ']') ? closed() : null;
    }
    case 'value':
    case 'value or ]':
      if (part === ']' && expected === 'value or ]') return closed();
      if (part === '{' || part === '[') {
        open.push(part);
        return part === '{' ? 'name or }' : 'value or ]';
      }
      if (/^[}\],:]$/.test(part)) return null;
      return open.length === 0 ? 'end' : 'next';
    case 'end':
      return null;
  }
}

/** Where a text stops being JSON, in a sentence: `Line 3: a comma or } is expected, not "nth".` Null for JSON. */
export function jsonFault(text: string): string | null {
  const open: string[] = [];
  let expected: Expected = 'value';
  let at = 0;
  const said = (found: string, position: number): string => {
    const line = text.slice(0, position).split('\n').length;
    return `Line ${String(line)}: ${inWords(expected, open.at(-1))} is expected, not ${found}.`;
  };
  for (;;) {
    token.lastIndex = at;
    const [whole = '', part]: readonly (string | undefined)[] = token.exec(text) ?? [];
    const next: Expected | null = part === undefined ? null : after(part, expected, open);
    if (next === null) {
      word.lastIndex = at;
      const [space = '', strange] = word.exec(text) ?? [];
      if (strange !== undefined) return said((part ?? strange).slice(0, 20), at + space.length - 1);
      return expected === 'end' ? null : said('the end', text.trimEnd().length);
    }
    expected = next;
    at += whole.length;
  }
}
