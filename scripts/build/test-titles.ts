import ts from 'typescript';

function rootOf(expression: ts.Expression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isPropertyAccessExpression(expression) || ts.isCallExpression(expression))
    return rootOf(expression.expression);
  if (ts.isTaggedTemplateExpression(expression)) return rootOf(expression.tag);
  return '';
}

function textOf(node: ts.Node | undefined): string {
  if (!node) return '';
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' ');
  return '';
}

/** What begins the rows of the table of a call such as `test.each([['one', 1], ['two', 2]])('%s …')`: its cases by name. */
function casesOf({ expression }: ts.CallExpression): string[] {
  const table = ts.isCallExpression(expression) ? expression.arguments[0] : undefined;
  const rows = table && (ts.isAsExpression(table) ? table.expression : table);
  if (!rows || !ts.isArrayLiteralExpression(rows)) return [];
  return rows.elements.map((row) => textOf(ts.isArrayLiteralExpression(row) ? row.elements[0] : row));
}

/** What writes a test of the contract: its operation or call, and what it is of. */
const interaction = /^(?:answers|refuses)[A-Z]?\w*$|^(?:account|identity)Call$/;

/** The titles of `it`, `test` and `describe` in one test file, and of the interactions of a contract, as they stand in its text; one that names its cases, once for each. */
export function titlesIn(file: string, text: string): string[] {
  const tree = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ['it', 'test', 'describe'].includes(rootOf(node.expression))) {
      const title = textOf(node.arguments[0]);
      const cases = title.includes('%s') ? casesOf(node) : [];
      titles.push(...(cases.length > 0 ? cases.map((name) => title.replace('%s', name)) : [title]));
    }
    if (file.endsWith('.pact.ts') && ts.isCallExpression(node) && interaction.test(rootOf(node.expression)))
      titles.push(textOf(node.arguments[1]));
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return titles.filter((title) => title !== '');
}
