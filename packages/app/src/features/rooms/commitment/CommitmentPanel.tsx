import { useMutation, useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { roomTermsQueries, useClient, writing } from '@arma11/core';
import type { RoomCommitments, RoomKind } from '@arma11/core/contract';
import { fontSize, token } from '@arma11/widgets/theme';
import { Button, ErrorBlock, SectionHeading, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Block } from '../../../page/Column';
import { FactList } from '../../../page/FactList';
import { saveFile } from '../../../page/saveFile';
import { checkReceipts } from './checkReceipts';

const t = es.room.commitment;

const Words = styled.p`
  margin: 0 0 12px;

  & > span {
    display: block;
    margin-top: 4px;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 12px;
`;

const Said = styled.p`
  margin: 12px 0 0;

  &[data-tone='bad'] {
    color: ${token('colorWarning')};
  }
`;

/** Of a player's own: what comes does not move what stands below. */
const SECTION_HEIGHT = 318;

interface Props {
  kind: RoomKind;
  room: { id: number };
}

/** What everybody had at the lock, as it was published; a player checks their own on their device (rules R15.5). */
export function CommitmentPanel({ kind, room: { id } }: Props) {
  const { data, isPending } = useQuery(roomTermsQueries.commitments(useClient(), kind, id));
  if (isPending)
    return (
      <Block>
        <Skeleton height={SECTION_HEIGHT} />
      </Block>
    );
  const last = data?.commitments.at(-1);
  if (!data || !last) return null;
  const time = es.dates.kickoff(last.made_at);
  const matches = new Set(data.commitments.flatMap((each) => each.matches)).size;
  return (
    <Block>
      <SectionHeading title={t.title} />
      <Words>
        {last.receipt ? t.own[kind](time) : t.others(time)}
        <span>{t.why}</span>
      </Words>
      <FactList
        facts={[
          { label: t.seal, value: `${last.root.slice(0, 6)}…${last.root.slice(-6)}` },
          { label: t.players, value: last.leaves },
          { label: t.matches, value: matches },
        ]}
      />
      {last.receipt && <Receipt kind={kind} sealed={data} />}
    </Block>
  );
}

function Receipt({ kind, sealed }: { kind: RoomKind; sealed: RoomCommitments }) {
  const client = useClient();
  const { mutate, isPending, data, error } = useMutation({
    ...writing,
    mutationFn: () => checkReceipts(client, kind, sealed),
  });
  const file = () => new File([JSON.stringify(sealed, null, 2)], t.file(sealed.room), { type: 'application/json' });
  return (
    <>
      <Buttons>
        <Button icon="check" pending={isPending} onClick={() => mutate()}>
          {isPending ? t.checking : t.check}
        </Button>
        <Button kind="secondary" onClick={() => saveFile(file())}>
          {t.save}
        </Button>
      </Buttons>
      <div role="status">{data && <Said data-tone={data === 'holds' ? undefined : 'bad'}>{t[data]}</Said>}</div>
      {error && <ErrorBlock text={error.message} />}
    </>
  );
}
