import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { accountsQueries, useClient } from '@arma11/core';
import { safeHtml } from '../../../page/safeHtml';
import { Elsewhere } from './SupportDialog.styles';

/** The channel of messages and the play site (product.md §1), as the operator wrote them; nothing of those he did not. */
const SLUGS = ['canal', 'play-site'] as const;

/** Where else we are: what the operator links to. */
export function OperatorLinks() {
  return SLUGS.map((slug) => <Entry key={slug} slug={slug} />);
}

function Entry({ slug }: { slug: string }) {
  const { data } = useQuery({ ...accountsQueries.contentEntry(useClient(), slug), retry: false });
  const content = useMemo(() => (data?.html ? safeHtml(data.html) : null), [data]);
  if (!content) return null;
  return (
    <Elsewhere>
      <h3>{data?.title}</h3>
      {content}
    </Elsewhere>
  );
}
