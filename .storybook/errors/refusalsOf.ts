import ts from 'typescript';

/** One sentence with which the server refuses: its status, its code, and what the player reads. */
export interface RefusalSentence {
  status: number;
  code: string;
  text: string;
}

function nodesOf(root: ts.Node): ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node) => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return nodes;
}

/** The sentences that an expression may come to; what is only known when it happens is '…'. */
function sentencesOf(node: ts.Node | undefined, named: Map<string, ts.Node>): string[] {
  const of = (part: ts.Node) => sentencesOf(part, named);
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('')];
  if (ts.isConditionalExpression(node)) return [...of(node.whenTrue), ...of(node.whenFalse)];
  if (ts.isBinaryExpression(node)) return [...of(node.left), ...of(node.right)];
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression))
    return of(node.expression.expression);
  return ts.isIdentifier(node) ? sentencesOf(named.get(node.text), new Map()) : [];
}

/** A function that only refuses: which of its arguments is the sentence. */
interface Refuser {
  status: number;
  code: string;
  place: number;
}

function refuserOf(node: ts.Node, refusal: ts.NewExpression, text: ts.Identifier): Refuser | null {
  if (!ts.isArrowFunction(node) || node.body !== refusal) return null;
  const place = node.parameters.findIndex(({ name }) => name.getText() === text.text);
  return place < 0 ? null : { ...headOf(refusal), place };
}

const headOf = ({ arguments: [status, code] = [] as never }: { arguments?: readonly ts.Expression[] }) => ({
  status: Number(status?.getText()),
  code: code && ts.isStringLiteral(code) ? code.text : '',
});

/** Every sentence of the refusals in one file of the server. */
export function refusalsOf(source: string): RefusalSentence[] {
  const nodes = nodesOf(ts.createSourceFile('x.ts', source, ts.ScriptTarget.Latest, true));
  const variables = nodes.filter(ts.isVariableDeclaration);
  const named = new Map(variables.map(({ name, initializer }) => [name.getText(), initializer!]));
  const refusals = nodes.filter(ts.isNewExpression).filter(({ expression }) => expression.getText() === 'Refusal');
  const refusers = new Map<string, Refuser>();
  const found = refusals.flatMap((refusal) => {
    const text = refusal.arguments?.[2];
    const maker = text && ts.isIdentifier(text) ? refuserOf(refusal.parent, refusal, text) : null;
    if (maker && ts.isVariableDeclaration(refusal.parent.parent)) {
      refusers.set(refusal.parent.parent.name.getText(), maker);
      return [];
    }
    return sentencesOf(text, named).map((each) => ({ ...headOf(refusal), text: each }));
  });
  const called = nodes.filter(ts.isCallExpression).flatMap((call) => {
    const maker = refusers.get(call.expression.getText());
    if (!maker) return [];
    const { place, ...head } = maker;
    return sentencesOf(call.arguments[place], named).map((text) => ({ ...head, text }));
  });
  return [...found, ...called];
}

/** The sentences of a table that the file calls by this name, with its keys as codes. */
export function tableOf(source: string, name: string, status: number): RefusalSentence[] {
  const nodes = nodesOf(ts.createSourceFile('x.ts', source, ts.ScriptTarget.Latest, true));
  const table = nodes.filter(ts.isVariableDeclaration).find((each) => each.name.getText() === name)?.initializer;
  if (!table || !ts.isObjectLiteralExpression(table)) throw new Error(`There is no table ${name}.`);
  return table.properties
    .filter(ts.isPropertyAssignment)
    .flatMap(({ name: key, initializer }) =>
      sentencesOf(initializer, new Map()).map((text) => ({ status, code: key.getText(), text })),
    );
}
