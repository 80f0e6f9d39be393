import type { ItemCard, LineProof } from '@shop/api-contracts';
import { cartItemIdOf, useAddToCart } from '@shop/cart';
import { useSalesDetails } from '@shop/catalogue';
import { Button } from '@shop/design-system';
import { useState } from 'react';
import { useText } from '../text.ts';

interface RequestWithProofProps {
  item: ItemCard;
  proof: LineProof;
}

/** Puts the unit into the quote cart together with its proof; nothing for a unit that no quote is given for. */
export function RequestWithProof({ item, proof }: RequestWithProofProps) {
  const t = useText();
  const { add } = useAddToCart();
  const { salesDetails, salesDetailsOnRequest } = useSalesDetails(item);
  const [isAdding, setAdding] = useState(false);
  if (!salesDetailsOnRequest && !salesDetails?.salesActions.includes('RequestQuote')) return null;
  const request = async () => {
    setAdding(true);
    const quantity = salesDetails?.minimumQuantity ?? 1;
    await add({ cartItemId: { ...cartItemIdOf(item), proof }, quantity, item }, 'RequestQuote');
    setAdding(false);
  };
  return (
    <Button variant="go" pending={isAdding} onClick={() => void request()}>
      {t('units.proof.request')}
    </Button>
  );
}
