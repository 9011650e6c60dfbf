import { useQueryClient } from '@tanstack/react-query';
import { useClient } from '@arma11/core';
import { scenarioIds, fail, hang, keyTo } from '@arma11/testing/scenarios';
import { expect, fn, waitFor } from 'storybook/test';
import { photographed } from '@arma11/testing/storybook/modes';
import preview from '@arma11/testing/preview';
import type { Arma11PrediccionPanelElement } from './widgetElements';
import { registerElements } from './registration/registerElements';
import { roomCardElement } from './roomCardElement';
import { inside, part, ready, tagIn } from './stories/lookInside';
import { PartnerPage } from './stories/PartnerPage';

const { sala, predi } = scenarioIds;
const room = (id: number) => keyTo('salas', 'sala', { sala: id });

const heard = fn();
const meta = preview.meta({
  title: 'Embed/Elements',
  component: PartnerPage,
  tags: ['embed'],
  args: { heard, children: null },
  parameters: { scenario: 'antes' },
});
const pictures = photographed('angosto', 'escritorio');

export const RoomCard = meta.story({
  args: { children: <arma11-room-card sala={sala.paid} /> },
  parameters: pictures,
  play: async (stage) => {
    const card = await ready(stage, 'arma11-room-card');
    await expect(part(card, 'action')).toBeVisible();
    await expect(card.shadowRoot?.querySelectorAll('style')).toHaveLength(0);
    await expect(heard).toHaveBeenCalledWith('arma11-ready', {});
  },
});
export const PrediccionPanel = meta.story({
  args: { children: <arma11-prediccion-panel predi={predi.evening.id} /> },
  parameters: pictures,
  play: async (stage) => {
    const panel = await ready(stage, 'arma11-prediccion-panel');
    await expect(part(panel, 'match')).toBeVisible();
  },
});
export const LineupEditor = meta.story({
  args: { children: <arma11-lineup-editor entry={sala.evening.entry} /> },
  parameters: pictures,
  play: async (stage) => {
    const editor = await ready(stage, 'arma11-lineup-editor');
    (part(editor, 'player') as HTMLElement).click();
    await waitFor(() => expect(part(editor, 'picker-option')).toBeVisible(), { timeout: 10_000 });
    await expect(part(editor, 'picker')).toBeVisible();
  },
});
export const WalletBadge = meta.story({
  args: { children: <arma11-wallet-badge /> },
  parameters: pictures,
  play: async (stage) => {
    await expect(part(await ready(stage, 'arma11-wallet-badge'), 'amount')).toBeVisible();
  },
});
export const QuestBar = meta.story({
  args: { children: <arma11-quest-bar compact /> },
  parameters: pictures,
  play: async (stage) => {
    await expect(part(await ready(stage, 'arma11-quest-bar'), 'fill')).toBeVisible();
  },
});
export const Ranking = meta.story({
  args: { children: <arma11-ranking sala={sala.evening.id} limit={5} /> },
  parameters: { scenario: 'en-vivo', ...pictures },
  play: async (stage) => {
    const ranking = await ready(stage, 'arma11-ranking');
    await expect(part(ranking, 'own')).toBeVisible();
  },
});
export const Reactions = meta.story({
  args: { children: <arma11-reactions kind="predi" sala={predi.evening.id} /> },
  parameters: pictures,
  play: async (stage) => {
    const reactions = await ready(stage, 'arma11-reactions');
    await stage.userEvent.click(await inside(reactions).findByRole('button', { name: /^Fuego, / }));
    await waitFor(() => expect(heard).toHaveBeenCalledWith('arma11-react', { emoji: '🔥' }));
    await expect(part(reactions, 'mine')).toBeVisible();
  },
});

/** While the answer is on its way the widget keeps its place. */
export const Loading = meta.story({
  args: { children: <arma11-room-card sala={sala.paid} /> },
  parameters: { overrides: [hang(room(sala.paid))] },
  play: async (stage) => {
    const card = tagIn(stage, 'arma11-room-card');
    await waitFor(() => expect(part(card, 'skeleton')).toBeVisible(), { timeout: 10_000 });
    await expect(card.matches(':state(loading)')).toBe(true);
  },
});
export const Error = meta.story({
  args: { children: <arma11-room-card sala={sala.paid} /> },
  parameters: { overrides: [fail(room(sala.paid), 503)] },
  play: async (stage) => {
    const card = tagIn(stage, 'arma11-room-card');
    await waitFor(() => expect(card.matches(':state(error)')).toBe(true), { timeout: 10_000 });
    await expect(heard).toHaveBeenCalledWith('arma11-error', expect.objectContaining({ code: 'unavailable' }));
  },
});

const noCode = { ...roomCardElement, load: () => Promise.reject(new TypeError('Failed to fetch')) };

/** The code of the widget does not come: the partner's own link stays. */
export const FallbackKept = meta.story({
  render: () => {
    const connect = () => ({ ...environment, session: null });
    const environment = { client: useClient(), queryClient: useQueryClient() };
    registerElements({ specs: [noCode], connect, prefix: 'lost', settings: {} });
    // A tag of a prefix of one's own has no type.
    return (
      <div
        dangerouslySetInnerHTML={{
          __html: '<lost-room-card sala="9"><a href="#sala">Ver la sala</a></lost-room-card>',
        }}
      />
    );
  },
  play: async (stage) => {
    const card = tagIn(stage, 'lost-room-card');
    await waitFor(() => expect(card.matches(':state(error)')).toBe(true), { timeout: 10_000 });
    await expect(stage.canvas.getByRole('link', { name: 'Ver la sala' })).toBeVisible();
  },
});

/** A partner's colours as tokens, and the action by its part. */
export const Themed = meta.story({
  args: {
    appearance: { mode: 'light', variables: { colorAccent: '#6b1d8a', colorAccentText: '#ffffff', radius: '0px' } },
    children: (
      <>
        <style>{'.ours::part(action) { letter-spacing: 2px }'}</style>
        <arma11-room-card class="ours" sala={sala.paid} />
      </>
    ),
  },
  parameters: pictures,
  play: async (stage) => {
    const action = part(await ready(stage, 'arma11-room-card'), 'action') as HTMLElement;
    const look = getComputedStyle(action);
    await expect([look.letterSpacing, look.borderRadius]).toEqual(['2px', '0px']);
    await expect(look.getPropertyValue('--arma11-color-accent')).toBe('#6b1d8a');
  },
});

/** The page reads from right to left; the widget stays as it is. */
export const RightToLeft = meta.story({
  args: { dir: 'rtl', children: <arma11-room-card sala={sala.paid} /> },
  play: async (stage) => {
    const header = part(await ready(stage, 'arma11-room-card'), 'header') as HTMLElement;
    await expect(getComputedStyle(header).direction).toBe('ltr');
    await expect(getComputedStyle(header).textAlign).toBe('start');
  },
});

/** What a page hears, and an answer that it keeps unsaved while the element moves. */
export const PartnerLog = meta.story({
  args: { children: <arma11-prediccion-panel predi={predi.evening.id} open="first" /> },
  play: async (stage) => {
    const panel = (await ready(stage, 'arma11-prediccion-panel')) as Arma11PrediccionPanelElement;
    const options = await inside(panel).findAllByRole('radio', { checked: false });
    await stage.userEvent.click(options[0]!);
    await waitFor(() => expect(panel.dirty).toBe(true));
    await expect(heard).toHaveBeenCalledWith('arma11-answers-change', { dirty: true });
    panel.parentElement?.prepend(panel);
    await expect(panel.dirty).toBe(true);
    await panel.reset();
    await expect(heard).toHaveBeenCalledWith('arma11-answers-change', { dirty: false });
  },
});
