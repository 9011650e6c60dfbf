import { useMutation } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { useClient, writing } from '@arma11/core';
import type { RoomKind } from '@arma11/core/contract';
import { fontSize, token } from '@arma11/widgets/theme';
import { Button, ErrorBlock, SectionHeading } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Block } from '../../../page/Column';
import { saveFile } from '../../../page/saveFile';
import type { CheckedCertificate } from './checkCertificate';
import type { ProblemPlace } from './placeOfProblem';

const t = es.certificate;

const Words = styled.p`
  margin: 0;

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

interface Props {
  kind: RoomKind;
  room: { id: number };
}

/** What a paid room was paid on: a player computes it again on their device, or saves it (rules R15.4). */
export function CertificatePanel({ kind, room: { id } }: Props) {
  const client = useClient();
  const check = useMutation({
    ...writing,
    mutationFn: async () => {
      const certificate = await client.salas.certificate({ id });
      const { checkCertificate } = await import('./checkCertificate');
      return { checked: await checkCertificate(certificate, id), entries: certificate.entries.length };
    },
  });
  const save = useMutation({
    ...writing,
    mutationFn: async () => {
      const text = JSON.stringify(await client.salas.certificate({ id }), null, 2);
      saveFile(new File([text], t.file(id), { type: 'application/json' }));
    },
  });
  const error = check.error ?? save.error;
  return (
    <Block>
      <SectionHeading title={t.title} />
      <Words>
        {t.what}
        <span>{t.limits[kind]}</span>
      </Words>
      <Buttons>
        <Button icon="check" pending={check.isPending} onClick={() => check.mutate()}>
          {check.isPending ? t.checking : t.check}
        </Button>
        <Button kind="secondary" pending={save.isPending} onClick={() => save.mutate()}>
          {save.isPending ? t.saving : t.save}
        </Button>
      </Buttons>
      <div role="status">{check.data && <Verdict {...check.data} />}</div>
      {error && <ErrorBlock text={error.message} />}
    </Block>
  );
}

function Verdict({ checked, entries }: { checked: CheckedCertificate; entries: number }) {
  if (checked === 'unable') return <Said data-tone="bad">{t.unable}</Said>;
  const [first, ...more] = checked.places;
  if (!first) return <Said>{t.holds(entries)}</Said>;
  return <Said data-tone="bad">{t.differs(inWords(first), more.length)}</Said>;
}

function inWords(place: ProblemPlace): string {
  if ('name' in place) return t.places[place.part](place.name);
  if ('match' in place) return t.places[place.part](place.match);
  return t.places[place.part];
}
