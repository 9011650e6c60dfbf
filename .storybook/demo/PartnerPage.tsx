import { createElement, useEffect, useRef, useState, type RefObject } from 'react';
import type { HostSettings } from '../../packages/widgets/src/elements/classes/host';
import type { Arma11Element } from '@arma11/widgets/elements';
import type { PartnerExample } from '../../packages/server/src/demo/partner/partnerExample';
import { makeDemoScenario } from './makeDemoScenario';
import { OurWindow } from './OurWindow';
import { definePartnerElements, PREFIX } from './partnerElements';
import { Article, Foot, Mast, Page } from './PartnerPage.styles';
import { pageServer } from './pageServer';
import { usePageServer } from './usePageServer';
import { useStayHere } from './useStayHere';

const tag = (name: string, attributes: Record<string, unknown>) => createElement(`${PREFIX}-${name}`, attributes);

/** A page of an invented newspaper with our tags in it. Its readers play with their own accounts. */
export function PartnerPage() {
  const example = useExample();
  const page = useRef<HTMLDivElement>(null);
  const [scenario] = useState(makeDemoScenario);
  useRefresh(page);
  useStayHere(page);
  return (
    <Page ref={page} lang="es">
      {example && <Story example={example} />}
      {example === null && <p>Ahora no hay una sala abierta para mostrar.</p>}
      <OurWindow scenario={scenario} />
    </Page>
  );
}

function Story({ example: { key, predi } }: { example: PartnerExample }) {
  const [settings] = useState((): HostSettings => {
    definePartnerElements();
    return { publishableKey: key, baseUrl: location.origin, appearance: { mode: 'light' } };
  });
  return createElement(
    `${PREFIX}-provider`,
    { settings },
    <>
      <Mast>
        <b>El Muelle Diario</b>
        {tag('wallet-badge', {})}
      </Mast>
      <Article>
        <h1>El clásico del puerto se juega con neblina y con memoria</h1>
        <p>
          A media tarde, cuando la garúa todavía no levanta, las mesas del mercado ya discuten la jornada. Este año la
          libreta de doña Herminia está aquí: deja tus respuestas y mira mañana si sabías tanto como decías.
        </p>
        <h2>La libreta, abierta a todos</h2>
        {tag('prediccion-panel', { predi })}
        <p>«Aquí nadie regala nada», dice el utilero, que lleva treinta años doblando las mismas medias.</p>
        {tag('quest-bar', { compact: true })}
      </Article>
      <Foot>El Muelle Diario · Un periódico inventado para probar Arma Tu 11.</Foot>
    </>,
  );
}

/** The room of this evening; undefined while it is asked for. */
function useExample(): PartnerExample | null | undefined {
  const [example, setExample] = useState<PartnerExample | null>();
  useEffect(() => void pageServer.partnerExample().then(setExample), []);
  return example;
}

/** Has every widget of the page ask again after the evening was played on. */
function useRefresh(page: RefObject<HTMLElement | null>): void {
  const { played } = usePageServer();
  useEffect(() => {
    if (played === 0) return;
    const widgets = [...(page.current?.querySelectorAll<Arma11Element>('*') ?? [])];
    for (const widget of widgets) if (widget.localName.startsWith(`${PREFIX}-`)) void widget.refresh?.();
  }, [page, played]);
}
