import { Button, Notice, Skeleton } from '@shop/design-system';
import type { MapPosition } from '@shop/design-system/map';
import { useHydrated } from '@shop/platform';
import { useState, type ComponentType } from 'react';
import { useText } from '../text.ts';
import type { PlaceMap } from './place-map.tsx';

interface MapChoiceProps {
  position: MapPosition | null;
  onChange: (position: MapPosition) => void;
}

type Loaded = ComponentType<Parameters<typeof PlaceMap>[0]>;

/** Opens a map beside the fields, which is loaded then. Without a script the fields are all there is. */
export function MapChoice({ position, onChange }: MapChoiceProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [Map, setMap] = useState<Loaded>();
  const [hasFailed, setFailed] = useState(false);
  if (!useHydrated()) return null;
  const open = async () => {
    setOpen(true);
    setFailed(false);
    try {
      const { PlaceMap } = await import('./place-map.tsx');
      setMap(() => PlaceMap);
    } catch {
      setFailed(true);
    }
  };
  return (
    <div data-chrome>
      <p>
        <Button icon="globe" aria-expanded={isOpen} onClick={() => (isOpen ? setOpen(false) : void open())}>
          {t(isOpen ? 'units.installation.map.close' : 'units.installation.map.open')}
        </Button>
      </p>
      {isOpen && hasFailed && <Notice type="informative" title={t('units.installation.map.failed')} />}
      {isOpen && !hasFailed && !Map && (
        <div role="status" aria-label={t('units.installation.map.loading')}>
          <Skeleton shape="drawing" />
        </div>
      )}
      {isOpen && !hasFailed && Map && <Map position={position} onChange={onChange} />}
    </div>
  );
}
