import type { ContentPart } from '@shop/api-contracts';
import { SkeletonRows } from '@shop/design-system';
import { useApp, useHydrated } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { ContentParts } from '../content/content-parts.tsx';
import { FailedPart } from '../content/failed-part.tsx';
import { useText } from '../text.ts';
import { firstSectionQuery, sectionQuery, type FaqSection } from './faq-sections.ts';

/** Questions of a section, or their loading state. */
export function SectionQuestions({ section: { id, parts }, isFirst }: { section: FaqSection; isFirst: boolean }) {
  const hasBlocks = useApp().companyId === undefined;
  if (parts) return <Questions parts={parts} />;
  if (!isFirst) return <QuestionsOfPage id={id} />;
  return hasBlocks ? <QuestionsOfBlock /> : <Questions parts={[]} />;
}

function QuestionsOfBlock() {
  const { data, ...state } = useQuery(firstSectionQuery());
  return data ? <Questions parts={data.blocks[0]?.parts ?? []} /> : <Awaited {...state} />;
}

function QuestionsOfPage({ id }: { id: string }) {
  const { data, ...state } = useQuery(sectionQuery(id));
  return data ? <Questions parts={data.parts} /> : <Awaited {...state} />;
}

function Questions({ parts }: { parts: readonly ContentPart[] }) {
  const t = useText();
  if (parts.length === 0) return <p className="muted">{t('shell.faq.empty')}</p>;
  return <ContentParts parts={parts} level={3} anchorPrefix="" />;
}

interface AwaitedProps {
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

function Awaited({ isError, isFetching, refetch }: AwaitedProps) {
  const t = useText();
  const hydrated = useHydrated();
  if (hydrated && isError) return <FailedPart text={t('shell.faq.failed')} isTrying={isFetching} retry={refetch} />;
  return <SkeletonRows rows={5} label={t('shell.loading')} />;
}
