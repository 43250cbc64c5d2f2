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

/** What a function of the tree gives, where it says so in one place. */
function givenBy({ body, type }: ts.FunctionDeclaration): ts.Expression | undefined {
  const returns = body === undefined || type !== undefined ? [] : body.statements.flatMap(returnsIn);
  return returns.length === 1 ? unwrapped(returns[0]?.expression) : undefined;
}

function calledFunctionOf(checker: ts.TypeChecker, call: ts.CallExpression): ts.FunctionDeclaration | undefined {
  const declaration = declarationOf(checker, checker.getSymbolAtLocation(call.expression));
  return declaration !== undefined && ts.isFunctionDeclaration(declaration) ? declaration : undefined;
}

/** What the types that hang on a call are in it: those that a parameter of the function hands on, as `rules: Rules<Values, Name>` does. */
function typesOfCall(
  checker: ts.TypeChecker,
  call: ts.CallExpression,
  { parameters, typeParameters = ts.factory.createNodeArray() }: ts.FunctionDeclaration,
): Map<string, { parameter: ts.Type; type: ts.Type }> {
  const signature = typeParameters.length === 0 ? undefined : checker.getResolvedSignature(call);
  const declared = new Map(typeParameters.map((one) => [one.name.text, checker.getTypeAtLocation(one)]));
  const found = new Map<string, { parameter: ts.Type; type: ts.Type }>();
  signature?.getParameters().forEach((symbol, at) => {
    const node = parameters[at]?.type;
    if (node === undefined || !ts.isTypeReferenceNode(node)) return;
    const given = checker.getTypeOfSymbol(symbol);
    const types = given.aliasTypeArguments ?? checker.getTypeArguments(given as ts.TypeReference);
    node.typeArguments?.forEach((argument, nth) => {
      const [name, type] = [argument.getText(), types[nth]];
      const parameter = declared.get(name);
      if (parameter !== undefined && type !== undefined) found.set(name, { parameter, type });
    });
  });
  return found;
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

/** The events that a machine declares, and what stands in them for the types that hang on how it is made. */
export interface DeclaredEvents {
  type: ts.Type | null;
  given: ReadonlyMap<ts.Type, ts.Type>;
}

/**
 * The events that a machine declares in its `setup({ types: { events: {} as … } }).createMachine(…)`, or in that of the function that makes
 * it: those of its type, without checking the machine. Nothing where it is made in another way, or the events hang on how it is made.
 */
export function declaredEventsOf(
  checker: ts.TypeChecker,
  source: ts.SourceFile,
  name: string,
): DeclaredEvents | undefined {
  const exported = checker.getSymbolAtLocation(source)?.exports?.get(ts.escapeLeadingUnderscores(name));
  const made = constantOf(checker, exported);
  const call = made !== undefined && ts.isCallExpression(made) && ts.isIdentifier(made.expression) ? made : undefined;
  const called = call && calledFunctionOf(checker, call);
  const creation = called ? givenBy(called) : made;
  if (!isCreation(creation) || !ts.isPropertyAccessExpression(creation.expression)) return undefined;
  const setup = setupCallOf(checker, unwrapped(creation.expression.expression));
  const types = valueOf(setup?.arguments[0], 'types');
  const events = valueOf(types, 'events');
  const isBare =
    types !== undefined && ts.isObjectLiteralExpression(types) && types.properties.every(({ name }) => name);
  if (events === undefined && isBare) return { type: null, given: new Map() };
  if (events === undefined || !ts.isAsExpression(events)) return undefined;
  const hanging = called?.typeParameters?.map((parameter) => parameter.name.text) ?? [];
  const mentioned = hanging.filter((one) => names(events.type, [one]));
  const known = call && called && mentioned.length > 0 ? typesOfCall(checker, call, called) : new Map<string, never>();
  const given = mentioned.flatMap((one) => known.get(one) ?? []);
  if (given.length < mentioned.length) return undefined;
  return {
    type: checker.getTypeFromTypeNode(events.type),
    given: new Map(given.map(({ parameter, type }) => [parameter, type])),
  };
}
