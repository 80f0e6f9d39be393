import { Button, useFocusLater } from '@shop/design-system';
import { PageTitle, useApp } from '@shop/platform';
import { useState } from 'react';
import { useText } from '../text.ts';
import { NumberPicture } from '../unit-search/number-picture.tsx';
import { SearchField } from '../unit-search/search-field.tsx';
import { readLabel, type LabelCode } from '../unit-search/unit-code.ts';
import { Camera } from './camera.tsx';
import { LabelAnswer, LabelChoice } from './label-answer.tsx';
import { LabelPicture } from './label-picture.tsx';
import { useOwnDocument } from './use-own-document.ts';
import styles from './unit-scan.module.css';

const answerHeading = 'scanned';
const pageHeading = 'scan';

/** Finds a unit by the code on its label, read with the camera or from a picture, or by its number. */
export function UnitScanPage() {
  const t = useText();
  const { publicUrl } = useApp();
  const [labels, setLabels] = useState<readonly LabelCode[]>([]);
  const focusLater = useFocusLater();
  useOwnDocument();
  const [label, ...others] = labels;
  function show(read: readonly LabelCode[]): void {
    setLabels(read);
    focusLater(read.length === 0 ? pageHeading : answerHeading);
  }
  function take(texts: string[]): void {
    const read = texts.map((text) => readLabel(text, publicUrl));
    // labels of ours before what else is in the picture
    const units = read.filter(({ kind }) => kind === 'unit');
    show(units.length === 1 ? units : read);
  }
  return (
    <article className={styles.page}>
      <PageTitle title={t('units.scan.title')} />
      <meta name="robots" content="noindex" />
      <h1 id={pageHeading} tabIndex={-1}>
        {t('units.scan.title')}
      </h1>
      {label ? (
        <section aria-labelledby={answerHeading} className={styles.answer}>
          <h2 id={answerHeading} tabIndex={-1}>
            {others.length > 0 ? t('units.scan.several', { count: labels.length }) : t('units.scan.read')}
          </h2>
          {others.length > 0 ? (
            <LabelChoice labels={labels} onChoose={(chosen) => show([chosen])} />
          ) : (
            <LabelAnswer label={label} />
          )}
          <div className={styles.actions}>
            <Button icon="camera" onClick={() => show([])}>
              {t('units.scan.again')}
            </Button>
          </div>
        </section>
      ) : (
        <>
          <p className={styles.lead}>{t('units.scan.lead')}</p>
          <div className={styles.readers}>
            <Camera onRead={take} />
            <LabelPicture onRead={take} />
          </div>
        </>
      )}
      <section aria-labelledby="type-number" className={styles.type}>
        <h2 id="type-number">{t('units.scan.type')}</h2>
        <SearchField code="" variant="plain" />
        <NumberPicture />
      </section>
    </article>
  );
}
