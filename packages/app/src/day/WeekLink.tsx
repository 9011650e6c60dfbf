import { ButtonLink } from '@arma11/widgets/ui';
import { es } from '../messages/es';

/** Where a player's week is read (rules R24). */
export const WEEK_PATH = '/play/semana';

/** The way to the player's week, which the day's summary leads to only once something happened. */
export const WeekLink = () => (
  <ButtonLink kind="secondary" icon="calendar" href={WEEK_PATH}>
    {es.shell.titles.recap}
  </ButtonLink>
);
