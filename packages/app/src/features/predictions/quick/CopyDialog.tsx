import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { afterAnswers, invalidate, prediKeys, useClient, writing } from '@arma11/core';
import type { PanelState } from '@arma11/widgets';
import { Button, CheckField, Dialog, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { copyAnswers, type CopyTarget } from './copyAnswers';
import { useCopyTargets } from './useCopyTargets';

const Rooms = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const t = es.predi.quick;

/** What came of copying to one room: null when it was saved, else why not. */
type Outcome = { name: string; problem: string | null };

/** Props of CopyDialog. */
export interface CopyDialogProps {
  prediId: number;
  panel: PanelState;
  onClose: () => void;
}

/** Asks to which of the player's rooms the answers go, and says what became of each. */
export function CopyDialog({ prediId, panel, onClose }: CopyDialogProps) {
  const targets = useCopyTargets(prediId, panel);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const { copy, pending, outcomes } = useCopying();
  const chosen = (targets ?? []).filter(({ predi }) => !left.has(predi));
  const toggle = (predi: number) =>
    setLeft((before) => new Set(before.has(predi) ? [...before].filter((id) => id !== predi) : [...before, predi]));
  const nothing = targets !== undefined && targets.length === 0;
  const over = outcomes !== null || nothing;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.copy}
      description={over ? undefined : t.copyHint}
      footer={
        over ? (
          <Button wide onClick={onClose}>
            {t.close}
          </Button>
        ) : (
          <Button
            wide
            pending={pending}
            disabledReason={chosen.length === 0 ? t.chooseRoom : undefined}
            onClick={() => copy(chosen)}
          >
            {pending ? t.copying : t.copyTo(chosen.length)}
          </Button>
        )
      }
    >
      {outcomes && <Outcomes outcomes={outcomes} />}
      {!outcomes && nothing && <p>{t.noRooms}</p>}
      {!outcomes && targets === undefined && <Skeleton height={120} />}
      {!outcomes && !nothing && (
        <Rooms>
          {(targets ?? []).map(({ predi, name, copied }) => (
            <li key={predi}>
              <CheckField
                label={t.roomLine(name, copied.matches)}
                checked={!left.has(predi)}
                onChange={() => toggle(predi)}
              />
            </li>
          ))}
        </Rooms>
      )}
    </Dialog>
  );
}

function Outcomes({ outcomes }: { outcomes: readonly Outcome[] }) {
  return (
    <Rooms role="status">
      {outcomes.map(({ name, problem }) => (
        <li key={name}>{problem === null ? t.copied(name) : t.notCopied(name, problem)}</li>
      ))}
    </Rooms>
  );
}

function useCopying() {
  const client = useClient();
  const queryClient = useQueryClient();
  const [outcomes, setOutcomes] = useState<readonly Outcome[] | null>(null);
  const { mutate, isPending } = useMutation({
    ...writing,
    mutationFn: async (targets: readonly CopyTarget[]) => {
      const done: Outcome[] = [];
      // One room after another: each is a save of its own, and one that fails leaves the others be.
      for (const target of targets) {
        const problem = await copyAnswers(client, target).then(
          () => null,
          (error: Error) => error.message,
        );
        done.push({ name: target.name, problem });
      }
      return done;
    },
    onSuccess: (done, targets) => {
      setOutcomes(done);
      void invalidate(queryClient, [...afterAnswers, ...targets.map(({ predi }) => prediKeys.matches(predi))]);
    },
  });
  return { copy: mutate, pending: isPending, outcomes };
}
