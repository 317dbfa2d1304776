-- Whom the agency buys from.
create table suppliers (
  id integer primary key autoincrement,
  name text not null,
  kind text not null check (kind in ('hotel', 'houseboat', 'vehicle', 'guide', 'activity', 'other')),
  place text not null,
  contact text not null,
  phone text not null,
  whatsapp text not null,
  email text not null,
  notes text not null,
  listing_id integer references listings (id) on delete set null,
  archived integer not null,
  search_text text not null,
  version integer not null default 1,
  created_at text not null,
  updated_at text not null
);
create index suppliers_by_listing on suppliers (listing_id);

-- What they ask; days are those of Srinagar, both included, and amounts whole rupees.
create table rates (
  id integer primary key autoincrement,
  supplier_id integer not null references suppliers (id) on delete cascade,
  item text not null,
  item_key text not null,
  season text not null,
  from_day text not null,
  to_day text not null,
  plan text not null check (plan in ('', 'EP', 'CP', 'MAP', 'AP')),
  double_price integer check (double_price >= 0),
  single_price integer check (single_price >= 0),
  extra_adult_price integer check (extra_adult_price >= 0),
  child_with_bed_price integer check (child_with_bed_price >= 0),
  child_without_bed_price integer check (child_without_bed_price >= 0),
  price integer check (price >= 0),
  unit text check (unit in ('day', 'trip', 'person', 'group')),
  version integer not null default 1,
  created_at text not null,
  updated_at text not null,
  check (from_day <= to_day),
  check ((plan = '') = (price is not null and unit is not null))
);
create index rates_of_item on rates (supplier_id, item_key, plan, from_day);

create trigger rates_apart_inserted before insert on rates
when exists (
  select 1 from rates
  where supplier_id = new.supplier_id and item_key = new.item_key and plan = new.plan
    and from_day <= new.to_day and new.from_day <= to_day
)
begin
  select raise(abort, 'rates overlap');
end;

create trigger rates_apart_updated before update on rates
when exists (
  select 1 from rates
  where supplier_id = new.supplier_id and item_key = new.item_key and plan = new.plan
    and from_day <= new.to_day and new.from_day <= to_day and id <> new.id
)
begin
  select raise(abort, 'rates overlap');
end;
