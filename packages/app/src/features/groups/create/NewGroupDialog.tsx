import { useId, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import type { GroupCounts } from '@arma11/core/back-office';
import { Button, Dialog, ErrorBlock, Field } from '@arma11/widgets/ui';
import { askGroups } from '../../../group/askGroups';
import { groupHref } from '../../../group/groupHref';
import { useGroupWrite } from '../../../group/useGroupWrite';
import { es } from '../../../messages/es';
import { CrestChoice } from '../fields/CrestChoice';
import { sentLooks, type GroupLooks } from '../fields/groupLooks';
import { CountsChoice } from './CountsChoice';

const t = es.groups.form;

const Form = styled.form`
  display: grid;
  gap: 20px;
  /* The ring of a field in focus is not cut off. */
  padding-top: 4px;
`;

interface Draft extends GroupLooks {
  counts: GroupCounts;
}

interface Props {
  open: boolean;
  onClose: () => void;
}

/** Makes a group: its name, its crest, and for good what counts in it. Leads to the new group. */
export function NewGroupDialog({ open, onClose }: Props) {
  const form = useId();
  const navigate = useNavigate();
  const { run, pending, problem, uncertain } = useGroupWrite(
    (client, body: Draft) => askGroups(client, 'create', { body }),
    ({ id }) => void navigate(groupHref(id)),
    { once: true },
  );
  const footer = (
    <>
      <Button type="submit" form={form} wide pending={pending}>
        {pending ? t.submitting : t.submit}
      </Button>
      <Button kind="ghost" wide onClick={onClose}>
        {t.back}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={onClose} title={t.title} description={t.lead} footer={footer}>
      <Fields id={form} onDraft={run} problem={problem === null ? null : uncertain ? t.unknown : problem} />
    </Dialog>
  );
}

interface FieldsProps {
  id: string;
  onDraft: (draft: Draft) => void;
  problem: string | null;
}

function Fields({ id, onDraft, problem }: FieldsProps) {
  const [draft, setDraft] = useState<Draft>({ name: '', crest: 1, counts: 'both' });
  const [wrong, setWrong] = useState(false);
  const name = useRef<HTMLInputElement>(null);
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const looks = sentLooks(draft);
    setWrong(looks === null);
    if (looks) onDraft({ ...looks, counts: draft.counts });
    else name.current?.focus();
  };
  return (
    <Form id={id} onSubmit={submit} noValidate>
      <Field
        ref={name}
        label={t.name}
        hint={t.nameHint}
        error={wrong ? t.nameWrong : undefined}
        value={draft.name}
        maxLength={40}
        autoComplete="off"
        onChange={({ target }) => {
          change({ name: target.value });
          setWrong(false);
        }}
      />
      <CrestChoice value={draft.crest} onChange={(crest) => change({ crest })} />
      <CountsChoice value={draft.counts} onChange={(counts) => change({ counts })} />
      {problem !== null && <ErrorBlock title={t.failed} text={problem} />}
    </Form>
  );
}
