import { ButtonLink, EmptyState } from '@arma11/widgets/ui';
import { es } from '../../messages/es';

/** Where coins are only a game's: that none are bought or cashed out, and where they are won. */
export function PlayOnly() {
  return <EmptyState text={es.wallet.playOnly} action={<ButtonLink href="/compe">{es.wallet.seeRooms}</ButtonLink>} />;
}
