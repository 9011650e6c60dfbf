import type { PrediRoom } from '@arma11/core/contract';
import { ButtonLink, SectionHeading } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { CardGrid } from '../../../page/Column';
import { EnterRoom } from '../../../room/EnterRoom';
import { PrediCard } from '../../../room/PrediCard';
import { SmallNote } from '../SmallNote';
import { ClaimSeat } from './ClaimSeat';

const t = es.prediRooms.code;

/** A room that a code opened, and whether a seat can be taken. */
export type CodedRoom = PrediRoom & {
  join_allowed: boolean;
  reason: string | null;
  seat?: { person: string; answered: number } | undefined;
};

/** The room behind a code: its ticket, and why no seat can be taken where that is so. */
export function FoundRoom({ room, code }: { room: CodedRoom; code: string }) {
  const { is_admin, owner, reason } = room;
  const { seat } = room;
  const shut = (!room.join_allowed || seat !== undefined) && room.user_ins === 0;
  return (
    <>
      <SectionHeading title={t.found} />
      <CardGrid>
        <EnterRoom button="[part~='action']">
          <PrediCard room={room} code={code} readonly={shut} />
        </EnterRoom>
      </CardGrid>
      {seat && room.user_ins === 0 && <ClaimSeat room={room} code={code} seat={seat} />}
      {reason && <SmallNote>{reason}</SmallNote>}
      {owner && !is_admin && <SmallNote>{t.by(owner.username)}</SmallNote>}
      {is_admin && room.estado === 'borrador' && (
        <ButtonLink kind="secondary" href={`/predi/choice-sala-predi/${room.id}`}>
          {t.choose}
        </ButtonLink>
      )}
    </>
  );
}
