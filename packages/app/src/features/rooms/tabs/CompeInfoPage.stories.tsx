import { screen, userEvent } from 'storybook/test';
import { certificateFixture, forgedCertificate } from '@arma11/testing/fixtures/certificateFixture';
import { answer, fail, keyTo, scenarioIds } from '@arma11/testing/scenarios';
import preview from '@arma11/testing/preview';
import { AppAt } from '../../../stories/AppAt';
import { inOnePicture, onAPage } from '../../../stories/pageStory';
import { browserSha256 } from '../browserSha256';

const meta = preview.meta({
  title: 'Pages/compe/sala/[idSala]/info',
  component: AppAt,
  args: { path: `/compe/sala/${scenarioIds.sala.evening.id}/info` },
  parameters: onAPage,
});

export const Default = meta.story();
/** Locked: what everybody had is sealed, and the player can check their own. */
export const Sealed = meta.story({ parameters: { scenario: 'en-vivo', ...inOnePicture } });

const { id } = scenarioIds.sala.evening;
const sha256 = browserSha256()!;
const certificate = keyTo('salas', 'certificate', { id });
const paid = { scenario: 'liquidada', ...inOnePicture } as const;
const check = async () => userEvent.click(await screen.findByRole('button', { name: 'Comprobar certificado' }));

/** Paid: what it was paid on can be computed again. */
export const Paid = meta.story({ parameters: paid });
export const CertificateAgrees = meta.story({
  parameters: { ...paid, overrides: [answer(certificate, await certificateFixture(id, sha256))] },
  play: async () => {
    await check();
    await screen.findByText(/^Coincide: los puntos/);
  },
});
export const CertificateDiffers = meta.story({
  parameters: { ...paid, overrides: [answer(certificate, await forgedCertificate(id, sha256))] },
  play: async () => {
    await check();
    await screen.findByText(/^No coincide en/);
  },
});
export const CertificateUnavailable = meta.story({
  parameters: { ...paid, overrides: [fail(certificate, 503)] },
  play: async () => {
    await check();
    await screen.findByRole('alert');
  },
});
