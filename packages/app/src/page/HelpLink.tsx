import { ButtonLink } from '@arma11/widgets/ui';
import { es } from '../messages/es';
import { Block } from './Column';

/** From a game's own page to how it is played. */
export function HelpLink({ game }: { game: 'compe' | 'predi' }) {
  const query = game === 'predi' ? '?juego=predi' : '';
  return (
    <Block>
      <ButtonLink kind="ghost" icon="info" href={`/play/help-ldt${query}`}>
        {es.shell.help}
      </ButtonLink>
    </Block>
  );
}
