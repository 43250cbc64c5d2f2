import ts from 'typescript';

export interface MessageUses {
  /** Every string literal of the sources: an id among them is in use. */
  literals: Set<string>;
  /** Ids that are put together from words, e.g. `reason.${code}.name`, as patterns. */
  patterns: RegExp[];
  /** Ids that are handed to react-intl as they stand, with the file that does so. */
  named: { id: string; file: string }[];
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

function patternOf(template: ts.TemplateExpression): RegExp | null {
  if (!/^[a-z]\w*\./i.test(template.head.text)) return null;
  const rest = template.templateSpans.map(({ literal }) => `.+${escaped(literal.text)}`);
  return new RegExp(`^${escaped(template.head.text)}${rest.join('')}$`);
}

function isMessageId(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isJsxAttribute(parent)) {
    const tag = parent.parent.parent.tagName.getText();
    return parent.name.getText() === 'id' && tag.startsWith('Formatted');
  }
  if (!ts.isPropertyAssignment(parent) || parent.name.getText() !== 'id') return false;
  const call = parent.parent.parent;
  return ts.isCallExpression(call) && call.expression.getText().endsWith('formatMessage');
}

/** What messages these sources (path and text) use. */
export function messageUses(sources: readonly { file: string; text: string }[]): MessageUses {
  const uses: MessageUses = { literals: new Set(), patterns: [], named: [] };
  for (const { file, text } of sources) {
    const tree = ts.createSourceFile(
      file,
      text,
      ts.ScriptTarget.Latest,
      true,
      file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
    );
    const visit = (node: ts.Node): void => {
      if (ts.isStringLiteralLike(node)) {
        uses.literals.add(node.text);
        if (isMessageId(node)) uses.named.push({ id: node.text, file });
      }
      if (ts.isTemplateExpression(node)) {
        const pattern = patternOf(node);
        if (pattern) uses.patterns.push(pattern);
      }
      ts.forEachChild(node, visit);
    };
    visit(tree);
  }
  return uses;
}
