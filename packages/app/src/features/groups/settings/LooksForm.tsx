import { useRef, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import type { Group } from '@arma11/core/back-office';
import { Button, ErrorBlock, Field, SectionHeading } from '@arma11/widgets/ui';
import { askGroups } from '../../../group/askGroups';
import { useGroupWrite } from '../../../group/useGroupWrite';
import { es } from '../../../messages/es';
import { CrestChoice } from '../fields/CrestChoice';
import { sentLooks, type GroupLooks } from '../fields/groupLooks';

const t = es.groups.settings;
const form = es.groups.form;

const Form = styled.form`
  display: grid;
  gap: 16px;
`;

/** The name and the crest of a group, which its leader may change. */
export function LooksForm({ group, onSaid }: { group: Group; onSaid: (text: string) => void }) {
  const [looks, setLooks] = useState<GroupLooks>({ name: group.name, crest: group.crest });
  const [wrong, setWrong] = useState(false);
  const name = useRef<HTMLInputElement>(null);
  const { run, pending, problem } = useGroupWrite(
    (client, body: GroupLooks) => askGroups(client, 'change', { group: group.id, body }),
    () => onSaid(t.saved),
  );
  const same = looks.name.trim() === group.name && looks.crest === group.crest;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const sent = sentLooks(looks);
    setWrong(sent === null);
    if (sent === null) name.current?.focus();
    else if (!same) run(sent);
  };
  return (
    <Form onSubmit={submit} noValidate>
      <SectionHeading title={t.looks} level={3} />
      <Field
        ref={name}
        label={form.name}
        hint={form.nameHint}
        error={wrong ? form.nameWrong : undefined}
        value={looks.name}
        maxLength={40}
        autoComplete="off"
        onChange={({ target }) => {
          setLooks({ ...looks, name: target.value });
          setWrong(false);
        }}
      />
      <CrestChoice value={looks.crest} onChange={(crest) => setLooks({ ...looks, crest })} />
      {problem !== null && <ErrorBlock title={t.failed} text={problem} />}
      <Button type="submit" kind="secondary" pending={pending} disabledReason={same ? t.unchanged : undefined}>
        {pending ? t.saving : t.save}
      </Button>
    </Form>
  );
}
