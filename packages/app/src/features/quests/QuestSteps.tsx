import { useQuery } from '@tanstack/react-query';
import { questsQueries, useClient } from '@arma11/core';
import type { Criterio, Quest } from '@arma11/core/contract';
import { safeReturnPath } from '@arma11/core/domain';
import { Icon, Link, Segments, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { spanishHere } from '../../messages/language/locale';
import { QuerySection } from '../../page/QuerySection';
import { Step, StepMark, Steps } from './QuestSteps.styles';

/** The steps of a mission with how far each is; one that is not done leads to where it is. */
export function QuestSteps({ quest }: { quest: Pick<Quest, 'id' | 'title'> }) {
  const t = es.quest;
  const query = useQuery(questsQueries.criterios(useClient(), quest.id));
  return (
    <QuerySection query={query} skeleton={<Skeleton height={120} />}>
      {(steps) =>
        steps.length > 0 ? (
          <Steps aria-label={t.steps(quest.title)}>
            {steps.map((step) => (
              <li key={step.id}>{step.done ? <Done step={step} /> : <ToDo step={step} />}</li>
            ))}
          </Steps>
        ) : (
          <p>{t.noSteps}</p>
        )
      }
    </QuerySection>
  );
}

function Done({ step: { title } }: { step: Criterio }) {
  return (
    <Step data-done="true">
      <StepMark aria-hidden="true">
        <Icon name="check" size={17} stroke={2.6} />
      </StepMark>
      <span lang={spanishHere}>{title}</span>
      <b>{es.quest.done}</b>
    </Step>
  );
}

function ToDo({ step: { title, progress, target, link } }: { step: Criterio }) {
  return (
    <Step as={Link} href={safeReturnPath(link)}>
      <StepMark aria-hidden="true" />
      <span lang={spanishHere}>
        {title}
        {target > 1 && <Segments filled={progress} total={target} tone="accent" />}
      </span>
      <b>{es.quest.progress(progress, target)}</b>
      <Icon name="chevronRight" size={20} stroke={2.2} />
    </Step>
  );
}
