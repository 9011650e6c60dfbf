import { ConsoleShell } from './ConsoleShell';
import { EmbedPage } from './embed/EmbedPage';
import { FiguresPage } from './figures/FiguresPage';
import { OverviewPage } from './overview/OverviewPage';
import { PartnerShell } from './PartnerShell';
import { TestPlayersPage } from './testPlayers/TestPlayersPage';
import { PartnersPage } from './PartnersPage';
import { WebhooksPage } from './webhooks/WebhooksPage';

/** The whole console of partners: it is loaded in one piece, and by nobody who does not open it. */
export const consolePages = {
  shell: ConsoleShell,
  partners: PartnersPage,
  partner: PartnerShell,
  overview: OverviewPage,
  figures: FiguresPage,
  embed: EmbedPage,
  webhooks: WebhooksPage,
  testPlayers: TestPlayersPage,
};
