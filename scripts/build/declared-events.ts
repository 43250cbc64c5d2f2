import ts from 'typescript';

const unwrapped = (value: ts.Expression | undefined): ts.Expression | undefined =>
  value && (ts.isParenthesizedExpression(value) || ts.isSatisfiesExpression(value))
    ? unwrapped(value.expression)
    : value;

function valueOf(object: ts.Expression | undefined, name: string): ts.Expression | undefined {
  if (object === undefined || !ts.isObjectLiteralExpression(object)) return undefined;
  const found = object.properties.find((one) => one.name !== undefined && one.name.getText() === name);
  return found !== undefined && ts.isPropertyAssignment(found) ? unwrapped(found.initializer) : undefined;
}

/** Where a name is declared, here or in the file that it is imported from. */
function declarationOf(checker: ts.TypeChecker, symbol: ts.Symbol | undefined): ts.Declaration | undefined {
  const isImported = symbol !== undefined && (symbol.flags & ts.SymbolFlags.Alias) !== 0;
  return (isImported ? checker.getAliasedSymbol(symbol) : symbol)?.valueDeclaration;
}

/** What a constant is. */
function constantOf(checker: ts.TypeChecker, symbol: ts.Symbol | undefined): ts.Expression | undefined {
  const declaration = declarationOf(checker, symbol);
  return declaration !== undefined && ts.isVariableDeclaration(declaration) && declaration.type === undefined
    ? unwrapped(declaration.initializer)
    : undefined;
}

function returnsIn(node: ts.Node): ts.ReturnStatement[] {
  if (ts.isReturnStatement(node)) return [node];
  if (ts.isFunctionLike(node)) return [];
  const found: ts.ReturnStatement[] = [];
  ts.forEachChild(node, (child) => void found.push(...returnsIn(child)));
  return found;
}

/** What a call gives, where a function of the tree says so in one place, and how the types are called that hang on the call. */
function givenBy(checker: ts.TypeChecker, call: ts.CallExpression): { given?: ts.Expression; hanging: string[] } {
  const declaration = declarationOf(checker, checker.getSymbolAtLocation(call.expression));
  if (declaration === undefined || !ts.isFunctionDeclaration(declaration) || declaration.type !== undefined)
    return { hanging: [] };
  const returns = declaration.body === undefined ? [] : declaration.body.statements.flatMap(returnsIn);
  const given = returns.length === 1 ? unwrapped(returns[0]?.expression) : undefined;
  return { ...(given && { given }), hanging: (declaration.typeParameters ?? []).map(({ name }) => name.text) };
}

const names = (node: ts.Node, some: readonly string[]): boolean =>
  (ts.isIdentifier(node) && some.includes(node.text)) ||
  ts.forEachChild(node, (child) => names(child, some) || undefined) === true;

function isOfXState(checker: ts.TypeChecker, name: ts.Expression): boolean {
  const [declaration] = checker.getSymbolAtLocation(name)?.declarations ?? [];
  if (declaration === undefined || !ts.isImportSpecifier(declaration)) return false;
  const { moduleSpecifier } = declaration.parent.parent.parent;
  return ts.isStringLiteral(moduleSpecifier) && moduleSpecifier.text === 'xstate';
}

/** The call of `setup` that made this. */
function setupCallOf(checker: ts.TypeChecker, made: ts.Expression | undefined): ts.CallExpression | undefined {
  if (made === undefined) return undefined;
  if (ts.isIdentifier(made)) return setupCallOf(checker, constantOf(checker, checker.getSymbolAtLocation(made)));
  const isSetup =
    ts.isCallExpression(made) &&
    ts.isIdentifier(made.expression) &&
    made.expression.text === 'setup' &&
    isOfXState(checker, made.expression);
  return isSetup ? made : undefined;
}

const isCreation = (made: ts.Expression | undefined): made is ts.CallExpression =>
  made !== undefined &&
  ts.isCallExpression(made) &&
  ts.isPropertyAccessExpression(made.expression) &&
  made.expression.name.text === 'createMachine';

/**
 * The events that a machine declares in its `setup({ types: { events: {} as … } }).createMachine(…)`, or in that of the function that makes
 * it: those of its type, without checking the machine. Nothing where it is made in another way, or the events hang on how it is made.
 */
export function declaredEventsOf(checker: ts.TypeChecker, source: ts.SourceFile, name: string): ts.Type | undefined {
  const exported = checker.getSymbolAtLocation(source)?.exports?.get(ts.escapeLeadingUnderscores(name));
  const made = constantOf(checker, exported);
  const { given = made, hanging } =
    made !== undefined && ts.isCallExpression(made) && ts.isIdentifier(made.expression)
      ? givenBy(checker, made)
      : { hanging: [] };
  if (!isCreation(given) || !ts.isPropertyAccessExpression(given.expression)) return undefined;
  const setup = setupCallOf(checker, unwrapped(given.expression.expression));
  const events = valueOf(valueOf(setup?.arguments[0], 'types'), 'events');
  if (events === undefined || !ts.isAsExpression(events) || names(events.type, hanging)) return undefined;
  return checker.getTypeFromTypeNode(events.type);
}
