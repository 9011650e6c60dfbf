import { Arma11Error } from '@arma11/core';
import { ButtonLink, EmptyState } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { Block } from '../../page/Column';
import { PageHead } from '../../page/PageHead';

const t = es.lists.teams;

/** Whether the server knows of no such league or club. */
export const isGone = (error: Error | null): boolean => error instanceof Arma11Error && error.code === 'not_found';

/** An address of a league or a club that there is not, with the way to those there are. */
export function Gone({ text }: { text: string }) {
  const all = <ButtonLink href="/play/ligas-compe">{t.all}</ButtonLink>;
  return (
    <>
      <PageHead title={es.shell.titles.teams} />
      <Block>
        <EmptyState drawing="whistle" text={text} action={all} />
      </Block>
    </>
  );
}
