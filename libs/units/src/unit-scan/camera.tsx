import { Button, Notice } from '@shop/design-system';
import { useText } from '../text.ts';
import styles from './unit-scan.module.css';
import { useCamera } from './use-camera.ts';

/** Reads a label with the camera; where that cannot be, says why and what else can be done. */
export function Camera({ onRead }: { onRead: (texts: string[]) => void }) {
  const t = useText();
  const { video, state, start, stop, light, toggleLight } = useCamera(onRead);
  const isOn = state === 'on';
  const isFault = !isOn && state !== 'off' && state !== 'starting';
  return (
    <section aria-label={t('units.scan.camera')} className={styles.camera}>
      <video ref={video} aria-label={t('units.scan.video')} className={styles.video} hidden={!isOn} muted playsInline />
      <p role="status" className={isOn ? undefined : 'sr'}>
        {isOn ? t('units.scan.hold') : ''}
      </p>
      {isFault && (
        <Notice type="warning" live title={t(`units.scan.camera.${state}`)}>
          {t('units.scan.otherWays')}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button
          variant={isOn ? 'plain' : 'go'}
          icon={isOn ? 'close' : 'camera'}
          pending={state === 'starting'}
          pendingText={t('units.scan.starting')}
          onClick={() => (isOn ? stop() : void start())}
        >
          {isOn ? t('units.scan.stop') : t('units.scan.start')}
        </Button>
        {light !== undefined && (
          <Button aria-pressed={light} onClick={() => void toggleLight()}>
            {t('units.scan.light')}
          </Button>
        )}
      </div>
    </section>
  );
}
