import { scenarioIds } from '@arma11/testing/scenarios';
import preview from '@arma11/testing/preview';
import { AppAt } from '../../stories/AppAt';
import { inOnePicture, onAPage } from '../../stories/pageStory';

const { league, team, player } = scenarioIds.pages;

const meta = preview.meta({
  title: 'Pages/play/ligas-compe/equipos/[uniqueLeague]/[idTeam]',
  component: AppAt,
  args: { path: `/play/ligas-compe/equipos/${league}/${team}/` },
  parameters: onAPage,
});

export const Default = meta.story();
export const Footballer = meta.story({
  args: { path: `/play/ligas-compe/equipos/${league}/${team}/?jugador=${player}` },
});
export const FootballerPlaying = meta.story({
  args: { path: `/play/ligas-compe/equipos/${league}/${team}/?jugador=${player}` },
  parameters: { scenario: 'en-vivo', ...inOnePicture },
});
