/** An account that exists from the first start. The commerce API has people with the same object ids. */
export interface DemoAccount {
  /** Object id: claim `oid`, never changes. */
  oid: string;
  email: string;
  firstName: string;
  lastName: string;
}

/**
 * The people of the demo company. Their purposes are in the texts, by object id; their common password is in the
 * registration.
 */
export const demoAccounts = [
  account('01', 'anna.lindqvist@hamnverket.example', 'Anna', 'Lindqvist'),
  account('02', 'paul.becker@becker-kaelte.example', 'Paul', 'Becker'),
  account('03', 'marie.dubois@laiterie-rhone.example', 'Marie', 'Dubois'),
  account('04', 'noah.evans@mail.example', 'Noah', 'Evans'),
  account('05', 'grace.osei@elmbridge.example', 'Grace', 'Osei'),
  account('06', 'erik.nord@nordfrost.example', 'Erik', 'Nord'),
  account('07', 'tereza.silva@cervejaria-sul.example', 'Tereza', 'Silva'),
  account('08', 'dragana.petrovic@mlekara.example', 'Dragana', 'Petrović'),
  account('09', 'sam.carter@lakeside-brewing.example', 'Sam', 'Carter'),
  account('10', 'luc.moreau@laiterie-rhone.example', 'Luc', 'Moreau'),
] as const satisfies readonly DemoAccount[];

function account(number: string, email: string, firstName: string, lastName: string): DemoAccount {
  return { oid: `10000000-0000-4000-8000-0000000000${number}`, email, firstName, lastName };
}
