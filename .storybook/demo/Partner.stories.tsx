import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '@arma11/testing/preview';
import { DemoStage } from './DemoStage';
import { PREFIX } from './partnerElements';
import { PartnerPage } from './PartnerPage';
import { endForMachines, openAnew, seen, signIn, slowly } from './playDemo';

const meta = preview.meta({
  title: 'Demo/Partner',
  component: DemoStage,
  tags: ['flow'],
  args: { title: 'Our tags on an invented newspaper', children: <PartnerPage /> },
  parameters: { layout: 'fullscreen' },
  beforeEach: endForMachines,
});

export const Ready = meta.story({});

/** A reader answers before they are known; our window lets the page in, and one press has joined and saved. */
export const Answered = meta.story({
  play: async ({ canvas, canvasElement, userEvent: user }) => {
    await openAnew(canvas, user);
    const panel = await waitFor(() => {
      const found = canvasElement.querySelector(`${PREFIX}-prediccion-panel:state(ready)`);
      return within(found!.shadowRoot!.querySelector<HTMLElement>('.root')!);
    }, slowly);
    await user.click(panel.getAllByRole('radio', { name: /^Local/ })[0]!);
    await user.click(panel.getByRole('button', { name: 'Unirme' }));

    const ours = within(await screen.findByRole('dialog', { name: 'Ventana de Arma Tu 11' }, slowly));
    await signIn(ours, user);
    const allow = await ours.findByRole('button', { name: 'Permitir' }, slowly);
    // A press in the first moment does not count: it may have been meant for what stood there before.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await user.click(allow);
    await seen(panel, /Comprobante [0-9A-F]{4}-[0-9A-F]{4}/);
    await expect(screen.queryByRole('dialog', { name: 'Ventana de Arma Tu 11' })).toBeNull();
  },
});
