import { contractSchemas, ErrorBody, groupsSchemas, type CallSchemas } from '@arma11/core/schemas';
import type { RecordedAnswer, ScenarioRequest } from '@arma11/testing/scenarios';
import type { Server } from '../../createServer';

const schemas = { ...contractSchemas, groups: groupsSchemas } as Record<string, Record<string, CallSchemas>>;

const schemasOf = ({ heading, name }: ScenarioRequest) => schemas[heading]?.[name];

/** Sends requests as one player, and lets no answer pass that the contract does not know. */
export class RecordingClient {
  constructor(
    private readonly server: Server,
    private readonly access: string | null = null,
  ) {}

  /** Returns the answer, whatever its status. */
  async record(request: ScenarioRequest): Promise<RecordedAnswer> {
    const { method, path, body } = request;
    const answer = await this.send(method, path, body);
    if (answer.status >= 500)
      throw new Error(`${request.key} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    if (answer.status >= 400)
      return { ...answer, body: { ...ErrorBody.loose().parse(answer.body), request_id: 'r-0' } };
    if (request.heading === 'ops') return answer;
    const schema = schemasOf(request)?.response;
    if (!schema) throw new Error(`The contract does not know ${request.key}.`);
    schema.parse(answer.body);
    return answer;
  }

  /** Returns the body of a good answer. Throws on a refusal. */
  async ask(request: ScenarioRequest): Promise<unknown> {
    const { status, body } = await this.record(request);
    if (status >= 400) throw new Error(`${request.key} was refused: ${JSON.stringify(body)}`);
    return body;
  }

  /** Returns the access token of a sign-in. */
  async signIn(path: string, body: unknown): Promise<string> {
    const answer = await this.send('POST', path, body);
    const { access } = (answer.body ?? {}) as { access?: string };
    if (!access) throw new Error(`${path} let nobody in: ${JSON.stringify(answer.body)}`);
    return access;
  }

  private async send(method: string, path: string, body: unknown): Promise<RecordedAnswer> {
    const form = body instanceof FormData;
    const headers = new Headers(body === undefined || form ? {} : { 'content-type': 'application/json' });
    if (this.access) headers.set('authorization', `Bearer ${this.access}`);
    // Some writes need a key of their own; no answer tells it.
    if (method === 'POST') headers.set('idempotency-key', crypto.randomUUID());
    const sent = body === undefined ? {} : { body: form ? body : JSON.stringify(body) };
    const request = new Request(`http://arma11.test/services/${path}`, { method, headers, ...sent });
    const response = await this.server.fetch(request, { ip: '192.0.2.1' });
    return { status: response.status, body: await response.json() };
  }
}
