// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createClient } from '@arma11/core';
import { Arma11Provider } from '../provider/Arma11Provider';
import { LineupEditor } from './LineupEditor';

it('gives the skeleton of a team on a server, without asking for anything', () => {
  const requests: string[] = [];
  const client = createClient({
    transport: async ({ path }) => {
      requests.push(path);
      return { status: 200, headers: {}, body: null };
    },
  });
  const html = renderToString(
    <Arma11Provider client={client}>
      <LineupEditor entryId={8123} />
    </Arma11Provider>,
  );
  expect(html).toContain('Cargando tu equipo…');
  expect(html.match(/data-slot=/g)).toHaveLength(11);
  expect(requests).toEqual([]);
});
