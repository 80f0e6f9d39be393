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

/** What a place does, in the reader's words. */
export function useServiceName(): (service: string) => string {
  const t = useText();
  return (service) => {
    const known = services.find((one) => one === service);
    return known ? t(`rfq.service.${known}`) : service;
  };
}
