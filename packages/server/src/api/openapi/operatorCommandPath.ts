import { OPERATOR_PATH } from '../operatorRoute';

const refusal = (name: string) => ({ $ref: `#/components/responses/${name}` });
const lines = '{"progress":"Reading 380 matches"}\n{"status":"ok","result":{"matches":380}}\n';

/** What it takes, among the components. */
export const operatorCommandSchemas = {
  DeskCommandBody: {
    type: 'object',
    description: 'What `ops.command` takes.',
    properties: {
      name: { type: 'string', maxLength: 60, description: 'The words of the command, such as `ledger verify`.' },
      args: { description: 'Its arguments by name, as the command line takes them.' },
    },
    required: ['name'],
  },
};

/** The way in for the operator's command line: the one address that no call of the contract stands for. */
export const operatorCommandPath = {
  [OPERATOR_PATH]: {
    post: {
      operationId: 'ops.command',
      tags: ['ops'],
      summary: 'Runs a command of the operator’s command line inside the server',
      description:
        'For `npm run arma11` beside an embedded database, which one process alone can open. The answer is lines of JSON: ' +
        '`{progress}` while the command runs, then `{status: "ok", result}` or `{status: "error", code, message}`.',
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/DeskCommandBody' },
            example: { name: 'ledger verify', args: {} },
          },
        },
      },
      responses: {
        200: {
          description: 'Lines of JSON.',
          content: { 'application/x-ndjson': { schema: { type: 'string' }, example: lines } },
        },
        400: refusal('Invalid'),
        401: refusal('Unauthenticated'),
        404: refusal('NotFound'),
        413: refusal('TooLarge'),
      },
      security: [{ operatorToken: [] }],
      'x-access': 'operatorToken',
    },
  },
};
