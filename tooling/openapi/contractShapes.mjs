import ts from 'typescript';
import { commentOf, contractModule, innerComments, lineOf } from './contractModule.mjs';

/**
 * What the sources say of a schema: the fields of an object, the items of a list, the values of a record, the options of a
 * union, or that it is an enumeration. Anything else has nothing. Helpers of the contract (`ok`, `pageOf`) are functions.
 * A constant's schema has its name, with a capital, and what stands above it or above the interface of that name.
 * @typedef {{ fields?: Map<string, Field>, items?: Shape, values?: Shape, options?: Shape[], enumeration?: true, name?: string, doc?: string, call?: (args: readonly ts.Expression[], from: Scope) => Shape }} Shape
 * @typedef {{ shape: Shape, comment?: import('./contractModule.mjs').DocComment }} Field
 * @typedef {{ module: import('./contractModule.mjs').Module, given: Map<string, () => Shape> }} Scope
 */

/** After these a schema is still itself: where it is a component, it is referred to. */
const KEEPS = ['optional', 'nullable', 'default'];
/** These make another schema of the same fields. */
const COPIES = ['describe', 'max', 'min', 'partial', 'refine'];

/**
 * Reads the shapes of the contract from its sources, without running them: comments do not survive that.
 * @param {(file: string) => string} read the text of a file of the contract's folder
 */
export function contractShapes(read) {
  const modules = new Map();
  /** A constant is read once, so that a schema under two names is one shape. */
  const known = new Map();

  function load(file) {
    if (!modules.has(file)) modules.set(file, contractModule(file, read(file)));
    return modules.get(file);
  }

  /** @returns {Shape} */
  function exported(file, name) {
    const module = load(file);
    if (name !== '*') return named(module.exports.get(name) ?? name, { module, given: new Map() });
    return { fields: new Map([...module.exports.keys()].map((each) => [each, { shape: exported(file, each) }])) };
  }

  /** @param {string} name @param {Scope} scope @returns {Shape} */
  function named(name, { module, given }) {
    const argument = given.get(name);
    if (argument) return argument();
    const imported = module.imports.get(name);
    if (imported) return exported(imported.file, imported.name);
    const expression = module.constants.get(name);
    if (!expression) return {};
    if (!known.has(expression)) known.set(expression, constantShape(name, expression, module));
    return known.get(expression);
  }

  /** A list is no type of its own. A schema under two names has the exported one, whose first letter is a capital. */
  function constantShape(name, expression, module) {
    const shape = shapeOf(expression, { module, given: new Map() });
    const isType = shape.fields || shape.options || shape.enumeration;
    if (!isType || shape.name || ts.isIdentifier(expression)) return shape;
    const alias = [...module.constants].find(([, value]) => ts.isIdentifier(value) && value.text === name)?.[0] ?? name;
    shape.name = `${alias[0].toUpperCase()}${alias.slice(1)}`;
    shape.doc = module.docs.get(shape.name) ?? module.docs.get(name);
    return shape;
  }

  /** @param {ts.Expression} node @param {Scope} scope @returns {Shape} */
  function shapeOf(node, scope) {
    if (ts.isParenthesizedExpression(node) || ts.isSatisfiesExpression(node) || ts.isAsExpression(node))
      return shapeOf(node.expression, scope);
    if (ts.isIdentifier(node)) return named(node.text, scope);
    if (ts.isObjectLiteralExpression(node)) return { fields: fieldsOf(node, scope) };
    if (ts.isArrayLiteralExpression(node)) return { options: node.elements.map((each) => shapeOf(each, scope)) };
    if (ts.isPropertyAccessExpression(node) && node.name.text === 'shape') return shapeOf(node.expression, scope);
    if (ts.isCallExpression(node)) return called(node, scope);
    if (ts.isArrowFunction(node)) return { call: (args, from) => applied(node, args, from, scope) };
    return {};
  }

  /** The fields that an object literal names or spreads, in its order. */
  function fieldsOf({ properties }, scope) {
    /** @type {Map<string, Field>} */
    const fields = new Map();
    for (const property of properties) {
      if (ts.isSpreadAssignment(property))
        shapeOf(property.expression, scope).fields?.forEach((field, name) => fields.set(name, field));
      else {
        const name = property.name.text;
        const shape = ts.isPropertyAssignment(property) ? shapeOf(property.initializer, scope) : named(name, scope);
        fields.set(name, { shape, comment: commentOf(scope.module, property) });
      }
    }
    return fields;
  }

  /** @param {ts.CallExpression} node @param {Scope} scope @returns {Shape} */
  function called({ expression: callee, arguments: args }, scope) {
    if (ts.isIdentifier(callee)) return named(callee.text, scope).call?.(args, scope) ?? {};
    if (!ts.isPropertyAccessExpression(callee)) return {};
    return callee.expression.getText() === 'z' ? madeByZod(callee, args, scope) : madeOfSchema(callee, args, scope);
  }

  /** @returns {Shape} */
  function madeByZod({ name }, args, scope) {
    const given = (index) => shapeOf(args[index], scope);
    switch (name.text) {
      case 'object':
      case 'looseObject':
      case 'strictObject':
        return { fields: given(0).fields };
      case 'array':
        return { items: given(0) };
      case 'record':
        return { values: given(1) };
      case 'union':
        return { options: given(0).options };
      case 'enum':
        return { enumeration: true };
      default:
        return {};
    }
  }

  /** @returns {Shape} */
  function madeOfSchema({ expression: receiver, name }, args, scope) {
    const shape = shapeOf(receiver, scope);
    if (Object.keys(shape).length === 0 || KEEPS.includes(name.text)) return shape;
    if (COPIES.includes(name.text)) return { ...shape, name: undefined, doc: undefined };
    if (name.text === 'extend' && shape.fields)
      return { fields: new Map([...shape.fields, ...shapeOf(args[0], scope).fields]) };
    if (name.text === 'pick' && shape.fields) {
      const picked = shapeOf(args[0], scope).fields;
      return { fields: new Map([...shape.fields].filter(([field]) => picked.has(field))) };
    }
    const { file, source } = scope.module;
    const line = lineOf(source, name.getStart());
    throw new Error(`${file}:${line}: what .${name.text}() does to fields is not known to contractShapes.mjs.`);
  }

  /** What a helper makes of its arguments; they are read where the call stands. @returns {Shape} */
  function applied({ parameters, body }, args, from, { module }) {
    const given = new Map();
    parameters.forEach(({ name }, index) =>
      given.set(name.getText(), () => (args[index] ? shapeOf(args[index], from) : {})),
    );
    return shapeOf(body, { module, given });
  }

  return {
    exported,
    /** Of the files read so far. */
    innerComments: () => [...modules.values()].flatMap(innerComments),
  };
}
