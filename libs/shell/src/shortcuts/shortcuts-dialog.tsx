import { Checkbox, Dialog, Icon } from '@shop/design-system';
import { useState } from 'react';
import { useText } from '../text.ts';
import { areShortcutsOn, chooseShortcuts } from './shortcut-choice.ts';
import styles from './shortcuts-dialog.module.css';

/** List of shortcuts, and the switch that turns single-key ones off. */
export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText();
  const [on, setOn] = useState(areShortcutsOn);
  const keys = [
    { key: '/', text: t('shell.shortcuts.search') },
    { key: 'Ctrl K', text: t('shell.shortcuts.search') },
    { key: '?', text: t('shell.shortcuts.help') },
    { key: 'Esc', text: t('shell.shortcuts.close') },
    {
      key: (
        <>
          <Icon name="sort-up" size={16} /> <Icon name="sort-down" size={16} />
        </>
      ),
      text: t('shell.shortcuts.rows'),
    },
    { key: '+ \u2212', text: t('shell.shortcuts.quantity') },
  ];
  const choose = (chosen: boolean) => {
    chooseShortcuts(chosen);
    setOn(chosen);
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('shell.shortcuts.title')} closeLabel={t('shell.close')}>
      <dl className={styles.keys}>
        {keys.map(({ key, text }, index) => (
          <div key={index}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label={t('shell.shortcuts.on')}
        checked={on}
        onChange={(event) => choose(event.currentTarget.checked)}
      />
      <p className="small muted">{t('shell.shortcuts.hint')}</p>
    </Dialog>
  );
}
