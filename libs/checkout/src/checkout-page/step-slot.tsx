import type { CheckoutStep } from '@shop/platform';
import type { ComponentType } from 'react';
import { ContactStep } from './contact/contact-step.tsx';
import { DeliveryStep } from './address/delivery-step.tsx';
import { FreightStep } from './freight/freight-step.tsx';
import { InvoiceStep } from './address/invoice-step.tsx';
import { PaymentPlace } from './payment-place.tsx';
import { ReviewStep } from './review/review-step.tsx';

const steps: Record<CheckoutStep, ComponentType> = {
  contact: ContactStep,
  delivery: DeliveryStep,
  invoice: InvoiceStep,
  freight: FreightStep,
  review: ReviewStep,
  payment: PaymentPlace,
};

/** The content of a step. */
export function StepSlot({ step }: { step: CheckoutStep }) {
  const Step = steps[step];
  return <Step key={step} />;
}
