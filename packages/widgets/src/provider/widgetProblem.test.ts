import { expect, it } from 'vitest';
import { Arma11Error, type Arma11ErrorCode } from '@arma11/core';
import { widgetProblem } from './widgetProblem';

const refused = (code: Arma11ErrorCode, status: number, serverCode: string) =>
  new Arma11Error(code, 'Una frase.', { status, serverCode });

it.each([
  [refused('conflict', 403, 'ORIGEN_NO_PERMITIDO'), 'origin_not_allowed'],
  [refused('conflict', 403, 'LLAVE_DESCONOCIDA'), 'key_unknown'],
  [refused('conflict', 403, 'PROHIBIDO'), 'refused'],
  [refused('not_found', 404, 'NO_EXISTE'), 'not_found'],
  [refused('unauthenticated', 401, 'NO_AUTENTICADO'), 'signed_out'],
  [refused('closed', 409, 'CERRADO'), 'closed'],
  [refused('server', 429, 'MUCHAS_SOLICITUDES'), 'rate_limited'],
  [refused('server', 503, 'NO_DISPONIBLE'), 'unavailable'],
  [refused('validation', 400, 'DATOS_INVALIDOS'), 'refused'],
])('a refusal of the server is a word to act on, with its own code and sentence: %s is %s', (error, code) => {
  expect(widgetProblem(error)).toEqual({ code, message: 'Una frase.', serverCode: error.serverCode });
});

it('no answer is `offline`, and what nobody expected is `unavailable`; neither has a code of the server', () => {
  expect(widgetProblem(new Arma11Error('network', 'No hay conexión.'))).toMatchObject({
    code: 'offline',
    serverCode: null,
  });
  expect(widgetProblem(new Error('?'))).toEqual({ code: 'unavailable', message: '?', serverCode: null });
});
