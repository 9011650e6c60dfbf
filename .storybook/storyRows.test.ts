import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, it } from 'vitest';

/** What every widget shows, whatever it is for; how each is made follows its name. */
const row: Record<string, RegExp> = {
  Default: /meta\.story/,
  Mobile: /movil/,
  Loading: /hang\(/,
  Empty: /nothing|sin-salas|\[\]|404/,
  Error: /fail\(.+, 503\)/,
  SignedOut: /scenario: 'sin-sesion', onSignIn/,
  LongNames: /override|parameters: \w+\(/,
};
/** One of them: what can no longer be changed, or can only be looked at. */
const still = ['Closed', 'Readonly'];

const words = (text: string) => text.trim().split(/\s+/);

/** What each widget shows besides, by the rules that are its own. */
const ownRules: Record<string, string[]> = {
  LineupEditor: words(`
    Formation433 Formation451 Formation541 Formation352 Formation343 EveryCondition PointsBands Live Closed Postponed Readonly
    NoLineup AlreadyInTeam InjuredChoice Replaced Undone Saving NotSaved FormationChanged FilledWithTheBest PointsExplained
    LoadingList NarrowFive Captain CaptainMissing PartlyLocked EmptyPool NobodyFound SixHundred CopyFrom CopyPreview
    NothingToCopy AsList Casual CoachChoice FullOfOneClub Picking NoPool Unconfirmed ChangedElsewhere ClosesSoon`),
  PrediccionPanel: words(`
    EveryMarket NotJoined Readonly Settled Voided Cancelled Dirty Saving Saved NotSaved ClosedMeanwhile AnyScore Joined
    Missing Full ClosesSoon Framed Postponed ByKeyboard
    Torneo/Open Torneo/NotSaved Torneo/Decided
    Desempate/Open Desempate/Saved Desempate/NotSaved Desempate/Incomplete Desempate/NotNeeded Desempate/Decided`),
  RoomCard: words(`
    Free Duel Guaranteed Joined ClosesSoon Full Live Finished Cancelled Coins Predi PrediJoined PrediFinished Confirming
    Paid NotEnough Refused Uncertain Casual OfList Entered NotEnoughAfterAll CancelledBeforePaying
    PrediFree PrediEvent PrediDuel PrediClosesSoon PrediLive OwnScoring`),
  WalletBadge: words('OneCoin Low LastLow FirstCalm Coins ZeroCoins LargeCoins AlwaysCoins AlwaysSoles'),
  Ranking: words('Before Predi Live Settled Own Cancelled NotFound FiveRows'),
  Reactions: words('Mine Reacted NotSaved NotFound'),
  QuestBar: words('Begun OneStep ThreeSteps TwelveSteps Claimable Collected NotPaid ItemReward Compact'),
};

const root = fileURLToPath(new URL('..', import.meta.url));
/** The pages of partners that the elements are shown on: one for each thing that a page can do to them. */
const hostPages = words('SportsPaper DarkForum NarrowColumn HostileCss TinyRem ThreeWidgets');

const everyFile = globSync('packages/widgets/src/**/*.stories.tsx', { cwd: root })
  .map((path) => readFileSync(`${root}/${path}`, 'utf8'))
  .map((text) => ({ text, csf: loadCsf(text, { fileName: 'x.stories.tsx', makeTitle: (title) => title }).parse() }));
const indexed = everyFile.filter(({ csf }) => csf.meta?.title?.startsWith('Widgets/'));
const files = indexed.map(({ text, csf }) => ({
  name: csf.meta!.title!.replace('Widgets/', ''),
  text,
  stories: csf.indexInputs.map(({ exportName }) => exportName),
}));
const widgets = files.filter(({ name }) => !name.includes('/'));
/** Stories of one part of a widget, in a file of their own: 'Desempate/Decided'. */
const ofParts = (widget: string) =>
  files
    .filter(({ name }) => name.startsWith(`${widget}/`))
    .flatMap(({ name, stories }) => stories.map((story) => `${name.slice(widget.length + 1)}/${story}`));

/** A story as it is written, without its name. */
const written = (text: string, story: string) =>
  text.split(`export const ${story} = `)[1]?.split(/\n(?=\/\*\*|export |const |function |type )/)[0] ?? '';

it('the table knows every widget that has stories', () => {
  expect(widgets.map(({ name }) => name).toSorted()).toEqual(Object.keys(ownRules).toSorted());
});

it('the elements stand on every kind of page', () => {
  const shown = everyFile.find(({ csf }) => csf.meta?.title === 'Embed/Host pages')?.csf.indexInputs;
  expect(shown?.map(({ exportName }) => exportName)).toEqual(hostPages);
});

describe.each(widgets)('$name', ({ name, text, stories }) => {
  it('shows the whole row', () => {
    expect(Object.keys(row).filter((story) => !stories.includes(story))).toEqual([]);
    expect(still.some((story) => stories.includes(story))).toBe(true);
  });

  it.each(Object.entries(row))('shows in %s what it is called', (story, made) => {
    expect(written(text, story)).toMatch(made);
  });

  it('shows its own rules', () => {
    const named = [...stories, ...ofParts(name)];
    expect(ownRules[name]!.filter((story) => !named.includes(story))).toEqual([]);
  });

  it('tells no story twice', () => {
    const bodies = stories.map((story) => written(text, story));
    expect(bodies.filter((body) => body === '')).toEqual([]);
    expect(stories.filter((_, index) => bodies.indexOf(bodies[index]!) !== index)).toEqual([]);
  });

  it('tells them in recorded scenarios: what the server would not say is not shown', () => {
    expect(text).toMatch(/preview\.meta\(\{[^]*?parameters: \{[^}]*scenario: '[a-z-]+'/);
    expect(text).not.toMatch(/from '[^']*[Ff]ixture/);
  });
});
