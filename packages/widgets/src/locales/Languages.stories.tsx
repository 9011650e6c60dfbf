import type { StoryContext } from '@storybook/react-vite';
import preview from '@arma11/testing/preview';
import { scenarioIds } from '@arma11/testing/scenarios';
import { configure, expect, waitFor } from 'storybook/test';
import { LineupEditor } from '../LineupEditor/LineupEditor';
import { PrediccionPanel } from '../PrediccionPanel/PrediccionPanel';
import { QuestBar } from '../QuestBar/QuestBar';
import { RoomCard } from '../RoomCard/RoomCard';
import { WalletBadge } from '../WalletBadge/WalletBadge';

const { sala, predi } = scenarioIds;

configure({ asyncUtilTimeout: 10_000 });

/** Every widget, one below the other. */
function EveryWidget({ team }: { team: 'pitch' | 'list' }) {
  return (
    <>
      <WalletBadge onOpen={() => undefined} />
      <QuestBar />
      <RoomCard kind="compe" salaId={sala.paid} />
      <RoomCard kind="predi" salaId={predi.evening.id} />
      <PrediccionPanel prediId={predi.evening.id} framed />
      <LineupEditor entryId={sala.evening.entry} defaultView={team} />
    </>
  );
}

const meta = preview.meta({
  title: 'Foundations/Languages',
  component: EveryWidget,
  args: { team: 'pitch' as 'pitch' | 'list' },
  parameters: { layout: 'fullscreen', scenario: 'antes' },
});

/** Nothing is wider than a phone, but for what scrolls by itself. */
async function fits(canvasElement: HTMLElement) {
  const { right } = canvasElement.getBoundingClientRect();
  const scrolls = ({ parentElement: around }: Element): boolean =>
    around !== null &&
    around !== canvasElement &&
    (getComputedStyle(around).overflowX !== 'visible' || scrolls(around));
  const beyond = [...canvasElement.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > right + 1 && !scrolls(element),
  );
  await expect(beyond.map(({ outerHTML }) => outerHTML.slice(0, 200))).toEqual([]);
  await expect(brokenWords(canvasElement)).toEqual([]);
}

/** The words that stand in two lines, for want of room. */
function brokenWords(root: HTMLElement): string[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    for (const { index, 0: word } of (text.textContent ?? '').matchAll(/\p{L}+/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
    }
  return broken;
}

/** Each widget speaks, none shows its skeleton any more, and all fit. */
const shows =
  (...words: readonly string[]) =>
  async ({ canvas, canvasElement }: Pick<StoryContext, 'canvas' | 'canvasElement'>) => {
    for (const word of words) await canvas.findAllByText(word);
    await waitFor(() => expect(canvasElement.querySelector('[part="skeleton"]')).toBeNull());
    await fits(canvasElement);
  };

export const English = meta.story({
  globals: { viewport: { value: 'movil' }, locale: 'en' },
  play: shows('Join', 'Save', '4-4-2'),
});
export const Portuguese = meta.story({
  globals: { viewport: { value: 'movil' }, locale: 'pt-BR' },
  play: shows('Participar', 'Salvar', '4-4-2'),
});
export const PortugueseList = meta.story({
  args: { team: 'list' },
  globals: { viewport: { value: 'movil' }, locale: 'pt-BR' },
  play: shows('Meio-campistas'),
});
