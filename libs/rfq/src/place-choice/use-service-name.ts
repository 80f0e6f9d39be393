import { useText } from '../text.ts';

const services = [
  'installation',
  'maintenance',
  'cleaning',
  'regasketing',
  'inspection',
  'emergency',
  'rental',
] as const;

/** Returns the display name of a location's service. */
export function useServiceName(): (service: string) => string {
  const t = useText();
  return (service) => {
    const known = services.find((one) => one === service);
    return known ? t(`rfq.service.${known}`) : service;
  };
}
