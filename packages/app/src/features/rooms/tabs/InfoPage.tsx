import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { prediQueries, useClient } from '@arma11/core';
import type { PrediRoom, Sala, SalaFlags } from '@arma11/core/contract';
import { hasJoined, isOpen, isPublic, ROOM_BUDGET } from '@arma11/core/domain';
import { useMoney } from '@arma11/widgets';
import { Button, OfflineNote, SectionHeading, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Block } from '../../../page/Column';
import { FactList, type FactRow } from '../../../page/FactList';
import { QuerySection } from '../../../page/QuerySection';
import { useCompeSala, usePrediSala } from '../../../room/openRoom';
import { ShareOptions } from '../../../share/ShareOptions';
import { useInviteLink } from '../../../share/useInviteLink';
import { useShare } from '../../../share/useShare';
import { CertificatePanel } from '../certificate/CertificatePanel';
import { ShareCode } from '../codes/ShareCode';
import { CommitmentPanel } from '../commitment/CommitmentPanel';
import { PrizesPanel } from '../PrizesPanel';
import { LeaveRoom } from './LeaveRoom';
import { SlatePanel } from './SlatePanel';
import { RulesText } from './RulesText';

const shareText = es.share;

const t = es.room.info;

/** `/compe/sala/{idSala}/info`: facts, rules, and the way out. */
export function CompeInfoPage() {
  const sala = useCompeSala();
  return (
    <>
      {sala.estado === 'cancelada' && (
        <Block>
          <OfflineNote quiet text={es.room.cancelled} />
        </Block>
      )}
      <RoomInfo
        kind="compe"
        room={sala}
        facts={[
          { label: t.league, value: sala.league_name },
          { label: t.jornada, value: sala.jornada_name },
          { label: t.matches, value: sala.num_matches },
          { label: t.locks, value: es.dates.kickoff(sala.lock_at) },
          { label: t.starts, value: es.dates.kickoff(sala.starts_at) },
          { label: t.ends, value: es.dates.kickoff(sala.ends_at) },
          ...modesOf(sala.flags),
        ]}
      >
        <SlatePanel id={sala.id} />
        {sala.cod_access && isOpen(sala) && (
          <Block>
            <SectionHeading title={es.compeRooms.share.title} />
            <ShareCode name={sala.name} code={sala.cod_access} lockAt={sala.lock_at} />
          </Block>
        )}
        {isPublic(sala) && isOpen(sala) && (
          <Block>
            <ShareOpenRoom name={sala.name} path={`/compe/sala/${sala.id}`} />
          </Block>
        )}
      </RoomInfo>
    </>
  );
}

/** The optional rules of a lineup room, in a row of their own; none, no row. */
function modesOf({ captain, late_swap, max_per_club, budget }: SalaFlags): FactRow[] {
  const modes = [
    ...(captain ? [t.captain] : []),
    ...(late_swap ? [t.lateSwap] : []),
    ...(max_per_club === null ? [] : [t.perClub(max_per_club)]),
    ...(budget ? [t.budget(ROOM_BUDGET)] : []),
  ];
  return modes.length === 0 ? [] : [{ label: t.modes, value: modes.join(' · ') }];
}

/** `/predi/sala/{idPredi}/info`: facts, prizes, rules, and the way out. */
export function PrediInfoPage() {
  const room = usePrediSala();
  const prizes = useQuery(prediQueries.topAwards(useClient(), room.id));
  return (
    <RoomInfo
      kind="predi"
      room={room}
      facts={[
        { label: t.matches, value: room.num_matches },
        { label: t.inPlay, value: es.room.pts(room.pts_en_juego) },
        { label: t.league, value: room.league_names.join(', ') },
        { label: t.locks, value: es.dates.kickoff(room.lock_at) },
        ...(room.cod_access ? [{ label: t.code, value: room.cod_access }] : []),
      ]}
    >
      <QuerySection
        query={prizes}
        skeleton={
          <Block>
            <Skeleton height={420} />
          </Block>
        }
      >
        {(awards) => <PrizesPanel prizes={awards} />}
      </QuerySection>
    </RoomInfo>
  );
}

interface RoomInfoProps {
  kind: 'compe' | 'predi';
  room: Sala | PrediRoom;
  /** What rooms of this kind are known by, after what every room is. */
  facts: readonly FactRow[];
  /** Between the facts and the way out. */
  children: ReactNode;
}

function RoomInfo({ kind, room, facts, children }: RoomInfoProps) {
  const money = useMoney();
  return (
    <>
      <Block>
        <SectionHeading title={t.facts} />
        <FactList
          facts={[
            { label: t.state, value: es.room.estados[room.estado] },
            { label: t.fee, value: money.fee(room.amount_ins) },
            { label: t.seats, value: `${room.num_players}/${room.max_players}` },
            ...facts,
          ]}
        />
      </Block>
      {!isOpen(room) && room.estado !== 'cancelada' && <CommitmentPanel kind={kind} room={room} />}
      {room.estado === 'pagada' && <CertificatePanel kind={kind} room={room} />}
      {children}
      {hasJoined(room) && <LeaveRoom kind={kind} id={room.id} room={room} exitHref={`/${kind}`} />}
      <RulesText kind={kind} id={room.id} />
    </>
  );
}

/** The ways to give a room that everybody may enter to friends. */
function ShareOpenRoom({ name, path }: { name: string; path: string }) {
  const { said, copy, send } = useShare();
  const url = useInviteLink(path);
  return (
    <ShareOptions said={said}>
      <Button
        kind="secondary"
        icon="share"
        onClick={() => void send({ title: name, text: shareText.roomText(name), url })}
      >
        {shareText.room}
      </Button>
      <Button kind="secondary" icon="copy" onClick={() => void copy(url, shareText.linkCopied)}>
        {shareText.copyLink}
      </Button>
    </ShareOptions>
  );
}
