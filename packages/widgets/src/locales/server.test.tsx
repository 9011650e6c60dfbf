// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createClient } from '@arma11/core';
import { PrediccionPanel } from '../PrediccionPanel/PrediccionPanel';
import { Arma11Provider } from '../provider/Arma11Provider';
import { en } from './en';

it('a server draws the first HTML in the language that was asked for', () => {
  const client = createClient({ transport: async () => ({ status: 200, headers: {}, body: null }) });
  const html = renderToString(
    <Arma11Provider client={client} locale={en}>
      <PrediccionPanel prediId={77} />
    </Arma11Provider>,
  );
  expect(html).toContain('Loading predictions…');
  expect(html).toContain('lang="en"');
  expect(html).not.toContain('Cargando');
});
