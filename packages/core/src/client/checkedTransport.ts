import { answerShapes } from '../contract/answerShapes';
import { contract } from '../contract/contract';
import { malformedAnswer } from './malformedAnswer';
import type { Transport, TransportRequest } from './transport';

/**
 * The same transport, whose successes have the shape that their call returns. What a captive portal, a proxy or a cut
 * connection sends in its place is an `Arma11Error` of code `server`; the outcome of a write is then unknown.
 */
export const checkedTransport =
  (transport: Transport): Transport =>
  async (request) => {
    const answer = await transport(request);
    if (answer.status >= 200 && answer.status < 300 && !isAnswerTo(request, answer.body))
      throw malformedAnswer(request.method, answer.status);
    return answer;
  };

/** Whether a body has what the call returns. Of a call that is not in the contract: whether it is an object or a list. */
function isAnswerTo({ method, path }: TransportRequest, body: unknown): boolean {
  const [resource = '', query] = path.split('?');
  if (new URLSearchParams(query).get('format') === 'csv') return isTable(body);
  if (!isObject(body) || isRefusal(body)) return false;
  const shape = shapeOf(method, resource);
  return shape === undefined || hasShape(shape, body);
}

/** A spreadsheet's text, which begins with the names of its columns. */
const isTable = (body: unknown) => typeof body === 'string' && body !== '' && !body.trimStart().startsWith('<');

const isObject = (body: unknown): body is Record<string, unknown> => typeof body === 'object' && body !== null;

const isRefusal = (body: Record<string, unknown>) => 'code' in body && 'message' in body;

const hasShape = (shape: string, body: Record<string, unknown>) =>
  shape.split('|').some((way) => way.split(' ').every((mark) => has(body, mark)));

function has(body: Record<string, unknown>, mark: string): boolean {
  if (mark === '[]') return Array.isArray(body);
  if (mark === 'ok') return body.status === 'ok';
  const field = body[mark.replace(/\W+$/, '')];
  if (mark.endsWith('?')) return field !== undefined;
  if (mark.endsWith('[]')) return Array.isArray(field);
  if (mark.endsWith('{}')) return isObject(field) && !Array.isArray(field);
  return field !== undefined && field !== null && field !== '';
}

type ShapeOfCall = { method: string; pattern: RegExp; shape: string };
let known: ShapeOfCall[] | undefined;

/** What the call of this path returns; undefined when it is not in the contract. */
function shapeOf(method: string, path: string): string | undefined {
  known ??= shapesByPath();
  return known.find((call) => call.method === method && call.pattern.test(path))?.shape;
}

/** A path that is written out comes before one with a field in its place. */
function shapesByPath(): ShapeOfCall[] {
  const shapes: Record<string, Record<string, string>> = answerShapes;
  const calls = Object.entries(contract).flatMap(([heading, rows]) =>
    Object.entries(rows).map(([name, { method, path }]) => ({
      method,
      pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
      shape: shapes[heading]![name]!,
      fields: path.split('{').length,
    })),
  );
  return calls.sort((a, b) => a.fields - b.fields);
}
