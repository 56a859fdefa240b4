-- contracts: who lists what waits reads it by time since there is manual_movements_waiting (unused since 2.8.0)
drop index {schema}.manual_movements_pending;
