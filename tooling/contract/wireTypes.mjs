import { format } from 'oxfmt';
import ts from 'typescript';
import { inRoot } from '../../scripts/jobs/place.mjs';

const CONTRACT = inRoot('packages/core/src/contract');
export const wireFile = `${CONTRACT}/wire.ts`;

const HEAD = `// Long: written by tooling/contract/write.mjs from the schemas and the calls; change those, and run it.

`;

function programOfContract() {
  const config = ts.getParsedCommandLineOfConfigFile(
    inRoot('packages/core/tsconfig.json'),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: (each) => void Promise.reject(new Error(String(each.messageText))),
    },
  );
  return ts.createProgram([`${CONTRACT}/schemas.ts`, `${CONTRACT}/callTable.ts`], config.options);
}

/** Says types in TypeScript, as somebody would write them who knew no zod. */
class TypeWriter {
  /** @param {ts.TypeChecker} checker @param {[name: string, symbol: ts.Symbol][]} declared what has a name */
  constructor(checker, declared) {
    this.checker = checker;
    this.interfaces = new Map(
      declared.filter(([, { flags }]) => flags & ts.SymbolFlags.Interface).map(([name, s]) => [s, name]),
    );
    /** The names of unions, by what they unite; one that has two names is written out. @type {Map<string, string | null>} */
    this.unions = new Map();
    for (const [name, symbol] of declared) {
      const type = checker.getDeclaredTypeOfSymbol(symbol);
      if (!type.isUnion()) continue;
      const key = this.keyOf(type.types);
      this.unions.set(key, this.unions.has(key) ? null : name);
    }
  }

  keyOf(types) {
    return types
      .map((type) => this.checker.typeToString(type))
      .sort()
      .join(' | ');
  }

  /** The comment above, as a line or as a block. */
  comment(symbol) {
    const text = ts.displayPartsToString(symbol.getDocumentationComment(this.checker));
    if (!text) return '';
    return text.includes('\n') ? `/**\n${text.replaceAll(/^/gm, ' * ')}\n */\n` : `/** ${text} */\n`;
  }

  /** @param {ts.Type} type */
  text(type) {
    const name = type.symbol && this.interfaces.get(type.symbol);
    return name ?? this.shape(type);
  }

  /** The same, written out though it has a name. @param {ts.Type} type @param {boolean} [named] whether a union may be said by its name */
  shape(type, named = true) {
    if (type.flags & ts.TypeFlags.Boolean) return 'boolean';
    if (type.isUnion()) return this.union(type, named);
    if (this.checker.isTupleType(type)) return `[${this.argumentsOf(type).join(', ')}]`;
    if (this.checker.isArrayType(type)) return this.list(this.argumentsOf(type)[0]);
    if (type.flags & ts.TypeFlags.Object || type.isIntersection()) return this.object(type);
    return this.checker.typeToString(type);
  }

  argumentsOf(type) {
    return this.checker.getTypeArguments(type).map((each) => this.text(each));
  }

  list(item) {
    return /^[\w.]+$|^\{[^]*\}$/.test(item) ? `${item}[]` : `(${item})[]`;
  }

  union(type, mayBeNamed) {
    const isNull = ({ flags }) => Boolean(flags & ts.TypeFlags.Null);
    const options = type.types.filter(({ flags }) => !(flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)));
    const truths = options.filter(({ flags }) => flags & ts.TypeFlags.BooleanLiteral);
    const others = truths.length === 2 ? options.filter((each) => !truths.includes(each)) : options;
    const named = mayBeNamed && this.unions.get(this.keyOf(options));
    const texts = named
      ? [named]
      : [...others.map((each) => this.text(each)), ...(truths.length === 2 ? ['boolean'] : [])];
    return [...texts, ...(type.types.some(isNull) ? ['null'] : [])].join(' | ');
  }

  object(type) {
    const values = type.getStringIndexType();
    const properties = type.getProperties();
    if (values && properties.length === 0) return `Record<string, ${this.text(values)}>`;
    const fields = this.fields(type);
    const page = this.pageOf(fields);
    return page ?? `{\n${fields.map(({ comment, line }) => `${comment}${line}`).join('\n')}\n}`;
  }

  /** The fields of an object, each with its comment. */
  fields(type) {
    return type.getProperties().map((property) => {
      const optional = property.flags & ts.SymbolFlags.Optional ? '?' : '';
      const text = this.text(this.checker.getTypeOfSymbol(property));
      return {
        name: property.name,
        text,
        comment: this.comment(property),
        line: `${property.name}${optional}: ${text};`,
      };
    });
  }

  /** A list in pages has a name of its own. */
  pageOf(fields) {
    const names = fields
      .map(({ name }) => name)
      .sort()
      .join(' ');
    const results = fields.find(({ name }) => name === 'results');
    return names === 'count next previous results' && results
      ? `Page<${results.text.replace(/\[\]$/, '')}>`
      : undefined;
  }
}

const isOptional = (type) => type.isUnion() && type.types.some(({ flags }) => flags & ts.TypeFlags.Undefined);

const propertyType = (checker, type, name) => {
  const property = type.getProperty(name);
  return property && checker.getTypeOfSymbol(property);
};

/** What a schema takes or returns. */
const partOf = (checker, schema, part) => propertyType(checker, propertyType(checker, schema, '_zod'), part);

/** One row: what the call takes, flat with the body under `body`, what it returns, and what its quiet form makes of failures. */
function callLine({ checker, writer }, symbol, call) {
  const schemas = checker.getTypeOfSymbol(symbol);
  const partType = (name) => {
    const schema = propertyType(checker, schemas, name);
    return schema && partOf(checker, schema, name === 'response' ? 'output' : 'input');
  };
  const flat = ['params', 'query']
    .map(partType)
    .filter(Boolean)
    .flatMap((type) => writer.fields(type));
  const body = partType('body');
  const lines = [
    ...flat.map(({ comment, line }) => comment + line),
    ...(body ? [`body${isOptional(body) ? '?' : ''}: ${writer.text(body)};`] : []),
  ];
  const input = lines.length > 0 ? `{\n${lines.join('\n')}\n}` : 'void';
  const fallback = checker.typeToString(propertyType(checker, checker.getTypeOfSymbol(call), 'fallback'));
  return `${writer.comment(call)}${symbol.name}: [input: ${input}, output: ${writer.text(partType('response'))}, fallback: ${fallback}];`;
}

/**
 * The text of `contract/wire.ts`: the types of the wire, and of each call, without zod. Declarations that name zod's types are
 * four times as long, and nobody reads them.
 */
export async function wireTypes() {
  const program = programOfContract();
  const checker = program.getTypeChecker();
  const exportsOf = (file) =>
    checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(`${CONTRACT}/${file}`)));
  const typeOf = (file, name) => checker.getTypeOfSymbol(exportsOf(file).find((each) => each.name === name));
  const headings = typeOf('schemas.ts', 'contractSchemas').getProperties();
  const files = ['models.ts', ...headings.map(({ name }) => `${name}.schemas.ts`)];
  const declared = files
    .flatMap(exportsOf)
    .filter(({ name, flags }) => flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias) && name !== 'Model')
    .map((symbol) => /** @type {[string, ts.Symbol]} */ ([symbol.name, symbol]));
  const writer = new TypeWriter(checker, declared);

  const entities = declared.map(([name, symbol]) => {
    const node = symbol.declarations.find((each) => ts.isInterfaceDeclaration(each) || ts.isTypeAliasDeclaration(each));
    const comment = writer.comment(symbol);
    if (node.typeParameters) return comment + node.getText();
    const shape = writer.shape(checker.getDeclaredTypeOfSymbol(symbol), false);
    return `${comment}export ${ts.isInterfaceDeclaration(node) ? `interface ${name} ${shape}` : `type ${name} = ${shape};`}`;
  });
  const table = typeOf('callTable.ts', 'callTable');
  const calls = headings.map((heading) => {
    const rows = propertyType(checker, table, heading.name);
    const lines = checker
      .getTypeOfSymbol(heading)
      .getProperties()
      .map((symbol) => callLine({ checker, writer }, symbol, rows.getProperty(symbol.name)));
    return `${heading.name}: {\n${lines.join('\n')}\n};`;
  });
  const doc =
    '/** Each call: what it takes, with the body under `body`, what it returns, and what its quiet form makes of a failure. */';
  const text = `${HEAD}${entities.join('\n\n')}\n\n${doc}\nexport interface Calls {\n${calls.join('\n')}\n}\n`;
  return (await format('wire.ts', text, { printWidth: 120, singleQuote: true })).code;
}
