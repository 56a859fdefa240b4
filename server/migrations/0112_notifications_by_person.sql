-- What somebody was told will have its person in its keys (docs/decisions/0143): indexes that 0113 makes keys of, and the keys of today
-- again, beside them. While they are built nothing is handed out; everything is read.
create unique index notifications_person on {schema}.notifications (user_id, id);
create unique index notifications_id on {schema}.notifications (id);
create unique index notification_items_person on {schema}.notification_items (user_id, notification_id, item);
create unique index notification_items_item on {schema}.notification_items (notification_id, item);
alter table {schema}.notification_items add constraint notification_items_of
  foreign key (user_id, notification_id) references {schema}.notifications (user_id, id) on delete cascade;
