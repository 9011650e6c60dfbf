import { ButtonLink, EmptyState } from '@arma11/widgets/ui';
import { operadorEs } from '../../messages/operador.es';
import { DeskPage } from './desk/DeskPage';

/** For a player who came here by its address. */
export function DeskRefused() {
  const t = operadorEs.refused;
  return (
    <DeskPage title={t.title}>
      <EmptyState drawing="whistle" text={t.text} action={<ButtonLink href="/play">{t.action}</ButtonLink>} />
    </DeskPage>
  );
}
