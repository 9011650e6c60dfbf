import { useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { accountsQueries, useClient } from '@arma11/core';
import { fontSize, token } from '@arma11/widgets/theme';
import { ErrorBlock, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { safeHtml } from '../../../page/safeHtml';

const Fold = styled.details`
  font-size: ${fontSize(15)};
  overflow-wrap: anywhere;

  & > summary {
    display: flex;
    align-items: center;
    min-height: ${token('target')};
    color: ${token('colorAccent')};
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;
  }

  & a {
    color: ${token('colorAccent')};
  }
`;

const TEXTS = ['terminos', 'privacidad'] as const;

/** What a new player is asked to accept, to be read without leaving the form: entries of the content service. */
export function LegalTexts() {
  return (
    <div>
      {TEXTS.map((slug) => (
        <LegalText key={slug} slug={slug} />
      ))}
    </div>
  );
}

function LegalText({ slug }: { slug: (typeof TEXTS)[number] }) {
  const [open, setOpen] = useState(false);
  return (
    <Fold onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{es.account.legal[slug]}</summary>
      {open && <Entry slug={slug} />}
    </Fold>
  );
}

function Entry({ slug }: { slug: string }) {
  const { data, error, refetch } = useQuery({ ...accountsQueries.contentEntry(useClient(), slug), retry: false });
  const text = useMemo(() => (data?.html ? safeHtml(data.html) : null), [data]);
  if (data) return text ?? <p>{es.account.legal.unpublished}</p>;
  if (!error) return <Skeleton height={80} />;
  return <ErrorBlock text={error.message} onRetry={() => void refetch()} />;
}
