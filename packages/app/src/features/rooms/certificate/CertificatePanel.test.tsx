// @vitest-environment jsdom
import { createHash, webcrypto } from 'node:crypto';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '@arma11/core';
import type { RoomCertificate } from '@arma11/core/contract';
import { sealCertificate } from '@arma11/core/domain';
import { certificateFixture, forgedCertificate } from '@arma11/testing/fixtures/certificateFixture';
import { answers, fixtureTransport, refuses, type FixtureAnswer } from '@arma11/testing/transports/fixtureTransport';
import { Arma11Provider } from '@arma11/widgets';
import { saveFile } from '../../../page/saveFile';
import { CertificatePanel } from './CertificatePanel';
import { placeOfProblem } from './placeOfProblem';

vi.mock('../../../page/saveFile', () => ({ saveFile: vi.fn<typeof saveFile>() }));

// The window of these tests has none of its own.
beforeEach(() => void vi.stubGlobal('crypto', webcrypto));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.mocked(saveFile).mockReset();
});

const ROOM = 12;
const sha256 = async (text: string) => createHash('sha256').update(text).digest('hex');
const sound = () => certificateFixture(ROOM, sha256);

function shown(answer: FixtureAnswer) {
  const { transport } = fixtureTransport({ 'GET plus/rooms/12/certificate/': answer });
  render(
    <Arma11Provider client={createClient({ transport })} queryClient={new QueryClient()}>
      <CertificatePanel kind="predi" room={{ id: ROOM }} />
    </Arma11Provider>,
  );
  return userEvent.setup();
}

async function check(certificate: RoomCertificate): Promise<string | null> {
  const user = shown(answers(certificate));
  await user.click(await screen.findByRole('button', { name: 'Comprobar certificado' }));
  return (await screen.findByText(/[Cc]oincide|navegador/)).textContent;
}

describe('the certificate of a paid room (rules R15.4)', () => {
  it('agrees when points, places and prizes follow from the results', async () => {
    expect(await check(await sound())).toBe(
      'Coincide: los puntos, puestos y premios de los 3 jugadores salen de los resultados.',
    );
  });

  it('says where one digit was changed, and what to do', async () => {
    expect(await check(await forgedCertificate(ROOM, sha256))).toBe(
      'No coincide en lo que jugó rosa (y en 1 lugar más). Guarda el certificado y escríbenos: lo revisamos.',
    );
  });

  it('says which prize is wrong although the seal was made anew', async () => {
    const { digests: _digests, hash: _hash, ...content } = await forgedCertificate(ROOM, sha256);
    expect(await check(await sealCertificate(content, sha256))).toBe(
      'No coincide en el premio de rosa. Guarda el certificado y escríbenos: lo revisamos.',
    );
  });

  it('is not that of another room, however sound', async () => {
    expect(await check(await certificateFixture(ROOM + 1, sha256))).toMatch(/^No coincide en los datos de la sala\./);
  });

  it('says so where the browser cannot hash, as on a page without https', async () => {
    const certificate = await sound();
    vi.stubGlobal('crypto', {});
    expect(await check(certificate)).toMatch(/^Este navegador no puede comprobarlo aquí/);
  });

  it('says what the server refused', async () => {
    const user = shown(refuses(404, 'NO_EXISTE', 'No existe.'));
    await user.click(await screen.findByRole('button', { name: 'Comprobar certificado' }));
    expect((await screen.findByRole('alert')).textContent).toContain('No existe.');
  });

  it('is saved as the file that anybody can verify', async () => {
    const certificate = await sound();
    const user = shown(answers(certificate));
    await user.click(await screen.findByRole('button', { name: 'Guardar certificado' }));
    await vi.waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
    const [file] = vi.mocked(saveFile).mock.calls[0]!;
    expect(file.name).toBe('certificado-sala-12.json');
    const text = await new Promise((done) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => done(reader.result));
      reader.readAsText(file);
    });
    expect(JSON.parse(String(text))).toEqual(certificate);
  });
});

describe('a place of a certificate in words of the room', () => {
  it.each([
    ['entries[1].points', { part: 'points', name: 'beto' }],
    ['entries[2].position', { part: 'position', name: 'carla' }],
    ['entries[0].prize', { part: 'prize', name: 'rosa' }],
    ['entries[0]', { part: 'entry', name: 'rosa' }],
    ['entries', { part: 'entries' }],
    ['slate[1]', { part: 'match', match: 'Amaru – Sillar' }],
    ['markets[0].alternatives[2].right', { part: 'answers', match: 'Garúa – Puerto' }],
    ['room.entries', { part: 'room' }],
    ['digests[4]', { part: 'seal' }],
    ['hash', { part: 'seal' }],
  ])('reads %s', async (where, place) => {
    expect(placeOfProblem(await sound(), where)).toEqual(place);
  });
});
